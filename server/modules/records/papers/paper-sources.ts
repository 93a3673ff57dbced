// Which papers there are of which record, and who may have them: the one table that makes, lists and opens them.

import { financialServicesGuide } from "@bondline/domain/records/papers/financial-services-guide.ts";
import type { PaperSubject } from "@bondline/domain/records/papers/paper.ts";
import type { PaperContent } from "@bondline/domain/records/papers/paper-content.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { operatorText } from "../../money/invoices/public.ts";
import { accessContentPage } from "../../office/content-pages/public.ts";
import { operatorNow } from "../../office/provider/public.ts";
import { applicationPapers } from "./application-papers.ts";
import { documentPapers } from "./document-papers.ts";
import { draftPapers } from "./draft-papers.ts";
import { ABOUT_NOTHING, type PaperAbout, type PaperSource } from "./paper-record.ts";

/** Each refuses whoever may not see the record as the record itself does. */
const SOURCES: Record<PaperSubject, (tx: Transaction, id: string) => Promise<PaperSource>> = {
  DRAFT: draftPapers,
  FACILITY_APPLICATION: applicationPapers,
  DOCUMENT: documentPapers,
  NOTHING: async (tx) => portalPapers(tx),
};

export type NamedRecord = Partial<{ [Column in keyof PaperAbout]: string | null | undefined }>;

const ONE_RECORD = "Name one record.";

export async function papersOf(tx: Transaction, named: NamedRecord): Promise<PaperSource> {
  const given = SUBJECTS.flatMap(([subject, column]) => {
    const id = named[column];
    return id ? [{ subject, column, id }] : [];
  });
  const [first, second] = given;
  if (second !== undefined) refuseFields({ [second.column]: ONE_RECORD });
  return await SOURCES[first?.subject ?? "NOTHING"](tx, first?.id ?? "");
}

const SUBJECTS = [
  ["DRAFT", "draftId"],
  ["FACILITY_APPLICATION", "facilityApplicationId"],
  ["DOCUMENT", "documentId"],
] as const satisfies readonly [PaperSubject, keyof PaperAbout][];

/** As its page is published now. */
export async function financialServicesGuideOf(tx: Transaction): Promise<PaperContent> {
  const published = await accessContentPage(tx, "FINANCIAL_SERVICES_GUIDE");
  return financialServicesGuide(published, operatorText(await operatorNow(tx)));
}

/** What is the same for everybody. */
function portalPapers(tx: Transaction): PaperSource {
  return {
    about: ABOUT_NOTHING,
    organisationId: null,
    referenceNumber: null,
    kinds: ["FINANCIAL_SERVICES_GUIDE"],
    offers: [
      {
        kind: "FINANCIAL_SERVICES_GUIDE",
        itemId: null,
        name: null,
        write: () => financialServicesGuideOf(tx),
      },
    ],
  };
}
