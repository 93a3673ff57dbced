// A person by initials in a circle; a bank or an organisation in a square.

import { classNames } from "./class-names.ts";

export type AvatarProps = {
  readonly name: string;
  readonly kind?: "person" | "organisation" | undefined;
  readonly size?: "small" | "regular" | undefined;
};

/** Said by the name beside it, so it is hidden from screen readers. */
export function Avatar({ name, kind = "person", size = "regular" }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "inline-flex shrink-0 items-center justify-center font-semibold",
        size === "small" ? "size-7 text-[0.6875rem]" : "size-8 text-meta",
        kind === "person"
          ? "rounded-full bg-sunken text-ink-2 shadow-[inset_0_0_0_1px_var(--line)]"
          : "rounded-control bg-accent-soft text-accent-text",
      )}
    >
      {initialsOf(name, kind === "person" ? 2 : 1)}
    </span>
  );
}

export function initialsOf(name: string, most: number): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const chosen = words.length > most ? [words[0], ...words.slice(words.length - most + 1)] : words;
  return chosen.map((word) => word?.charAt(0).toLocaleUpperCase("en-AU") ?? "").join("");
}
