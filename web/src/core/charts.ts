const LINE = 18; // between two labels

/**
 * Labels at the ends of a chart's lines, highest value first: pushed apart where they would meet, and up
 * where the lowest would leave the chart.
 */
export function apart<T extends { v: number }>(
  ends: T[],
  y: (v: number) => number,
  top: number,
  bottom = Infinity,
): (T & { place: number })[] {
  const lowest = bottom - LINE * (ends.length - 1);
  let free = top;
  return [...ends]
    .sort((a, b) => b.v - a.v)
    .map((e, i) => {
      const place = Math.min(Math.max(y(e.v), free), lowest + LINE * i);
      free = place + LINE;
      return { ...e, place };
    });
}
