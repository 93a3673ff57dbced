// Keeps what a form that saves itself has not saved yet on this device, and offers it back after a reload.

import type { KeptTyping } from "./autosave.ts";

export type KeptStore<Values, Content> = {
  find(): KeptTyping<Values, Content> | undefined;
  keep(kept: KeptTyping<Values, Content>): void;
  forget(): void;
};

type Kind<Values, Content> = {
  /** Of the form's fields: what was kept by a form with others is not read as this one. */
  readonly form: string;
  /** What may be written to this device. */
  readonly withoutSecrets?: (kept: KeptTyping<Values, Content>) => KeptTyping<Values, Content>;
};

/** The name holds the account, so that the next person on this device is not shown it. */
export function keptTypingStore<Values, Content>(
  storage: Storage,
  name: string,
  { form, withoutSecrets = (kept) => kept }: Kind<Values, Content>,
): KeptStore<Values, Content> {
  return {
    find() {
      const text = storage.getItem(name);
      if (text === null) return undefined;
      try {
        const found: KeptTyping<Values, Content> & { form?: string } = JSON.parse(text);
        return found.form === form ? found : undefined;
      } catch {
        return undefined;
      }
    },
    keep(kept) {
      try {
        storage.setItem(name, JSON.stringify({ form, ...withoutSecrets(kept) }));
      } catch {
        // A full or forbidden storage takes away the safety net, not the form.
      }
    },
    forget() {
      storage.removeItem(name);
    },
  };
}
