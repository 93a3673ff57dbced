// A typeface that remembers how words are set: to set one takes hundreds of look-ups, and papers say the same ones again and again.

import { type Font, openSync } from "fontkit";

type GlyphRun = ReturnType<Font["layout"]>;

/** Enough for every word of our papers; what people type comes and goes. */
const RUNS_KEPT_MAX = 4_000;
/** A longer text is hardly met twice. */
const LETTERS_MAX = 200;

export function readTypeface(file: string): Font {
  const typeface = openSync(file) as Font;
  const layOut = typeface.layout.bind(typeface);
  const kept = new Map<string, GlyphRun>();
  const layout: Font["layout"] = (text, features, ...rest) => {
    if (text.length > LETTERS_MAX || rest.length > 0) return layOut(text, features, ...rest);
    const key = `${JSON.stringify(features)} ${text}`;
    const run = kept.get(key) ?? layOut(text, features);
    if (kept.size >= RUNS_KEPT_MAX) kept.clear();
    kept.set(key, run);
    return copyOf(run);
  };
  return Object.assign(typeface, { layout });
}

/** Whoever asks scales the positions in their place. */
function copyOf(run: GlyphRun): GlyphRun {
  const positions = run.positions.map((each) =>
    Object.assign(Object.create(Object.getPrototypeOf(each)), each),
  );
  return Object.assign(Object.create(Object.getPrototypeOf(run)), run, { positions });
}
