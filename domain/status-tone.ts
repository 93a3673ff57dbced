// The five tones of a status badge; its words always stand beside the colour.

/** ok is done and good, info moves by itself, warn waits for somebody, danger went wrong, mute is over. */
export type StatusTone = "ok" | "info" | "warn" | "danger" | "mute";
