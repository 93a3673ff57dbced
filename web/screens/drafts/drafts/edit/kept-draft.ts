// What was typed into a draft and has not reached the server yet: kept per account and draft, without account numbers.

import {
  DRAFT_FIELDS,
  DRAFT_PARTY_FIELDS,
  type DraftFieldPath,
} from "@bondline/domain/drafts/drafts/draft-fields.ts";
import type { ProcessType } from "@bondline/domain/process-type.ts";
import { maskAccountNumber } from "@bondline/domain/values/fields/account-number.ts";
import { flatTextsOf, pathsOf } from "@bondline/domain/values/fields/field-paths.ts";
import { keptTypingStore } from "../../../../app/form/kept-typing.ts";
import type { DraftFormValues } from "./draft-form-values.ts";
import type { KeptDraft } from "./draft-shape.ts";

export type KeptPlace = {
  accountId: string;
  organisationId: string;
  kind: ProcessType;
  /** Undefined of a draft that is still to be raised: there is one of each kind. */
  draftId: string | undefined;
};

export function keptDraftStore(storage: Storage, { accountId, organisationId, kind, draftId }: KeptPlace) {
  const name = `bondline.kept-draft.${accountId}.${organisationId}.${draftId ?? newOf(kind)}`;
  return keptTypingStore(storage, name, { form: FORM, withoutSecrets });
}

/** As it was named while bank guarantees were the only kind. */
function newOf(kind: ProcessType): string {
  return kind === "BANK_GUARANTEE" ? "new" : `new-${kind}`;
}

const FORM = [DRAFT_FIELDS, DRAFT_PARTY_FIELDS].map((fields) => Object.keys(fields).join()).join(";");

/** Account numbers are not written to this device in the clear; the mask stands for what the server holds. */
function withoutSecrets(kept: KeptDraft): KeptDraft {
  return ACCOUNT_NUMBERS.reduce(withoutNumber, kept);
}

const ACCOUNT_NUMBERS = pathsOf(DRAFT_FIELDS).filter((path) => DRAFT_FIELDS[path].kind === "account-number");

function withoutNumber(kept: KeptDraft, path: DraftFieldPath): KeptDraft {
  const typed = flatTextsOf(DRAFT_FIELDS, kept.values)[path] ?? "";
  if (!saysMoreThanMask(typed)) return kept;

  const before = kept.base[path] ?? "";
  const mask = saysMoreThanMask(before) ? maskAccountNumber(before) : before;
  const isInCall = flatTextsOf(DRAFT_FIELDS, kept.open?.changes ?? {})[path] !== null;
  return {
    ...kept,
    values: withText(kept.values, path, mask),
    base: { ...kept.base, [path]: mask === "" ? null : mask },
    open: isInCall ? undefined : kept.open,
  };
}

function withText(values: DraftFormValues, path: string, text: string): DraftFormValues {
  const [head = path, inner] = path.split(".");
  const group = values[head as keyof DraftFormValues];
  const value = inner === undefined ? text : { ...(group as object), [inner]: text };
  return { ...values, [head]: value };
}

/** A mask shows three digits at most. */
function saysMoreThanMask(text: string): boolean {
  return text.replace(/\D/g, "").length > 3;
}
