// One short, low tone when it is the reader's turn. Off unless he wants it.
export function chime() {
  const context = new AudioContext();
  const tone = context.createOscillator();
  const loudness = context.createGain();
  tone.frequency.value = 392;
  loudness.gain.setValueAtTime(0.12, context.currentTime);
  loudness.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 0.5);
  tone.connect(loudness).connect(context.destination);
  tone.start();
  tone.stop(context.currentTime + 0.5);
  tone.onended = () => void context.close();
}
