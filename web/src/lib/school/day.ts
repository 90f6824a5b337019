// The puzzle of the day: the same for everybody, from the date alone.

/** The day that it is where the reader is, counted from 1970. */
export const dayOf = (date: Date): number => Math.floor(date.getTime() / 864e5 - date.getTimezoneOffset() / 1440);

/** Which of so many is the puzzle of a day: each of them once before any comes again. */
export const ofTheDay = (count: number, day: number): number => day % count;
