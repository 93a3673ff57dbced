// What a row of this list can show beside what every list of documents does.

import { PURPOSE_TEXT } from "@bondline/domain/drafts/drafts/draft-text.ts";
import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type {
  ListDocumentFragment,
  ListDocumentMoreFragment,
  ListDraftFragment,
} from "../../../../api/generated/graphql.ts";
import { exactDate } from "../../../../app/time/instant-text.ts";
import { type ListRow, rowOfDocument, rowOfDraft } from "../public/list-row.ts";
import { LIST_WORDS } from "./document-list-words.ts";

export type MoreColumn =
  | "kind"
  | "applicant"
  | "bank"
  | "added"
  | "submitted"
  | "expectedReturn"
  | "purpose"
  | "project";
export type ListedRow = ListRow & { readonly more: Readonly<Partial<Record<MoreColumn, string>>> };

export function listedDraft(draft: ListDraftFragment): ListedRow {
  return {
    ...rowOfDraft(draft),
    more: { kind: PROCESS_TYPE_TEXT[draft.processType], applicant: applicantOf(draft) },
  };
}

export function listedDocument(document: ListDocumentFragment & ListDocumentMoreFragment): ListedRow {
  const { documentVariant, bank, createdAt, expectedReturnDate, purpose, projectAddress } = document;
  const more = {
    kind: PROCESS_TYPE_TEXT[documentVariant],
    applicant: applicantOf(document),
    bank: bank.name ?? LIST_WORDS.noDate,
    added: exactDate(createdAt),
    expectedReturn:
      expectedReturnDate === null ? LIST_WORDS.noDate : formatDate(plainDate(expectedReturnDate)),
    purpose: purposeText(purpose),
    project: projectAddress ?? LIST_WORDS.noDate,
  };
  return { ...rowOfDocument(document), more };
}

function applicantOf({ parties }: Pick<ListDraftFragment, "parties">): string {
  return parties.find(({ partyVariant }) => partyVariant === "ISSUER")?.name ?? LIST_WORDS.noDate;
}

function purposeText(purpose: string | null): string {
  const texts: Readonly<Record<string, string>> = PURPOSE_TEXT;
  return texts[purpose ?? ""] ?? LIST_WORDS.noDate;
}
