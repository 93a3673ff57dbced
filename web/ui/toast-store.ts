// The list of messages now on screen; anything may add to it, also code outside React such as the reactions to refusals.

import { useSyncExternalStore } from "react";

export type ToastTone = "ok" | "info" | "warn" | "danger";

export type Toast = {
  readonly title: string;
  readonly tone?: ToastTone | undefined;
  readonly detail?: string | undefined;
  /** How long it stays; null keeps it until dismissed. */
  readonly durationMs?: number | null | undefined;
  readonly action?: { readonly label: string; readonly onSelect: () => void } | undefined;
};

export type ShownToast = Toast & { readonly id: number };

export const TOAST_DURATION_MS = 4000;

const listeners = new Set<() => void>();
let shown: readonly ShownToast[] = [];
let lastId = 0;

/** Adds a message and answers the number by which it can be dismissed. The same message twice is shown once. */
export function showToast(toast: Toast): number {
  const twin = shown.find((other) => other.title === toast.title && other.detail === toast.detail);
  lastId += 1;
  replaceShown([...shown.filter((other) => other !== twin), { ...toast, id: lastId }]);
  return lastId;
}

export function dismissToast(id: number): void {
  replaceShown(shown.filter((toast) => toast.id !== id));
}

/** @internal Tests begin with an empty page. */
export function dismissAllToasts(): void {
  replaceShown([]);
}

export function useToasts(): readonly ShownToast[] {
  return useSyncExternalStore(subscribe, () => shown);
}

function replaceShown(next: readonly ShownToast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
