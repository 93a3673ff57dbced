// The five tones of a status badge; its words always stand beside the colour.

/** ok is done and good, info moves by itself, warn waits for somebody, danger went wrong, mute is over. */
export type StatusTone = "ok" | "info" | "warn" | "danger" | "mute";

export type StatusDot = "established" | "pending" | "closed";

/** What the dot before the words says by its shape, for whom colours say nothing. */
export const STATUS_DOT: Record<StatusTone, StatusDot> = {
  ok: "established",
  info: "pending",
  warn: "pending",
  danger: "closed",
  mute: "closed",
};
