// A surety bond's own part of its draft as the server holds it: one value a column, named as the fields of the domain are.

import type { SuretySecurityType } from "@bondline/domain/drafts/surety-bonds/surety-bond.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";

export type SuretyAnswer = string | number | boolean | null;

export type SuretyBondRow = {
  draftId: string;
  securityType: SuretySecurityType | null;
  revenueDeclaredAt: Instant | null;
  brokerageAcceptedAt: Instant | null;
} & Readonly<Record<string, SuretyAnswer>>;

export type RequestedDocumentRow = { id: string; draftId: string } & Readonly<Record<string, SuretyAnswer>>;
