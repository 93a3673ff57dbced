// What was typed and has not reached the server yet, kept on this device per draft and offered back after a reload.

import { DRAFT_FIELDS, DRAFT_PARTY_FIELDS } from "@bondline/domain/drafts/drafts/draft-fields.ts";
import { maskAccountNumber } from "@bondline/domain/values/fields/account-number.ts";
import type { DraftChangesInput } from "../../../../api/generated/graphql.ts";
import type { DraftFormValues } from "./draft-form-values.ts";
import type { FlatDraft, PartyIds } from "./flat-draft.ts";

export type OpenCall = {
  mutationId: string;
  changes: DraftChangesInput;
  version: number | undefined;
  /** Of the parties in the order sent: their ids come back in the same order. */
  partyKeys: readonly string[];
};

export type KeptDraft = {
  /** Absent while the draft has not been created. */
  draftId: string | undefined;
  version: number | undefined;
  values: DraftFormValues;
  /** What the server had when this was typed. */
  base: FlatDraft;
  ids: PartyIds;
  /** A call that may or may not have been taken: sent again under the same id, it happens once. */
  open: OpenCall | undefined;
  keptAt: string;
};

export type KeptPlace = { accountId: string; organisationId: string; draftId: string | undefined };

/** Bound to the account, so that the next person on this device is not shown it. */
export function keptDraftStore(storage: Storage, { accountId, organisationId, draftId }: KeptPlace) {
  const name = `bondline.kept-draft.${accountId}.${organisationId}.${draftId ?? "new"}`;
  return {
    find(): KeptDraft | undefined {
      return readKept(storage.getItem(name));
    },
    keep(kept: KeptDraft): void {
      try {
        storage.setItem(name, JSON.stringify({ form: FORM_VERSION, ...withoutSecrets(kept) }));
      } catch {
        // A full or forbidden storage takes away the safety net, not the form.
      }
    },
    forget(): void {
      storage.removeItem(name);
    },
  };
}

/** What was kept by a form with other fields is not read as this one. */
const FORM_VERSION = [DRAFT_FIELDS, DRAFT_PARTY_FIELDS].map((fields) => Object.keys(fields).join()).join(";");

function readKept(text: string | null): KeptDraft | undefined {
  if (text === null) return undefined;
  try {
    const found: KeptDraft & { form?: string } = JSON.parse(text);
    return found.form === FORM_VERSION ? found : undefined;
  } catch {
    return undefined;
  }
}

/** Account numbers are not written to this device in the clear; the mask stands for what the server holds. */
function withoutSecrets(kept: KeptDraft): KeptDraft {
  const typed = kept.values.refundAccountNumber;
  if (!saysMoreThanMask(typed)) return kept;

  const before = kept.base.refundAccountNumber ?? "";
  const mask = saysMoreThanMask(before) ? maskAccountNumber(before) : before;
  const isInCall = kept.open?.changes.refundAccountNumber !== undefined;
  return {
    ...kept,
    values: { ...kept.values, refundAccountNumber: mask },
    base: { ...kept.base, refundAccountNumber: mask === "" ? null : mask },
    open: isInCall ? undefined : kept.open,
  };
}

/** A mask shows three digits at most. */
function saysMoreThanMask(text: string): boolean {
  return text.replace(/\D/g, "").length > 3;
}
