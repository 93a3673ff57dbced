// What is right in a version of what a bank asks for by what is there: asked when it is proposed, and again when it is approved.

import {
  ASKED_VERSION_RULES,
  PAST_DAY_MESSAGE,
} from "@bondline/domain/drafts/asked-documents/asked-document-text.ts";
import { findStartFault } from "@bondline/domain/office/changes/version-start.ts";
import { type FieldValues, type RawFields, requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { OfficeAsked } from "./asked-documents-access.ts";

/** The day in Sydney decides which days are past. */
export function requireAskedVersion(
  { now }: Transaction,
  { versions }: Pick<OfficeAsked, "versions">,
  texts: RawFields,
): FieldValues<typeof ASKED_VERSION_RULES> {
  const [latest] = versions;
  const after = latest === undefined ? null : dayAt(latest.startsAt, DEFAULT_ZONE);
  return requireFields(ASKED_VERSION_RULES, texts, {
    across: ({ startsDate }) =>
      findStartFault(startsDate, { today: dayAt(now, DEFAULT_ZONE), after }, PAST_DAY_MESSAGE),
  });
}
