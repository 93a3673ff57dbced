// How screens and reactions raise a short message over the page.

import { showToast, TOAST_DURATION_MS, type ToastTone } from "../ui/toast-store.ts";

export type NoticeTone = ToastTone;

export type NoticeRequest = {
  readonly tone: NoticeTone;
  readonly title: string;
  readonly detail?: string | undefined;
  /** Stays until it is dismissed. */
  readonly sticky?: boolean;
  readonly action?: { readonly label: string; readonly onSelect: () => void };
};

export type Notify = (request: NoticeRequest) => void;

export const notify: Notify = ({ sticky = false, ...toast }) => {
  showToast({ ...toast, durationMs: sticky ? null : TOAST_DURATION_MS });
};
