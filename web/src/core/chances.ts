/** A chance in hundredths, as people read it. */
export const percent = (chance: number): number => Math.round(chance * 100);
