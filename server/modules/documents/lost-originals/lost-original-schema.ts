// Lost originals in the contract: on their document, and in the list of the desk.

import {
  LOST_ORIGINAL_CAPABILITIES,
  LOST_ORIGINAL_OUTCOMES,
  LOST_ORIGINAL_STATUSES,
} from "@bondline/domain/documents/lost-originals/lost-original.ts";
import { LOST_ORIGINAL_FIELDS } from "@bondline/domain/documents/lost-originals/lost-original-fields.ts";
import { LOST_ORIGINAL_SIDE_TEXT } from "@bondline/domain/documents/lost-originals/lost-original-text.ts";
import { codesIn } from "@bondline/domain/values/reference-data/option-list.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { connectionOf, forwards } from "../../../graphql/connection.ts";
import { outputFieldsOf } from "../../../graphql/fields-of-record.ts";
import { COUNT_MAX } from "../../../graphql/list-page.ts";
import { AttachmentRef, type AttachmentRow } from "../../records/attachments/public.ts";
import { DocumentRef } from "../documents/public.ts";
import { capabilitiesOn, listDeskLosses } from "./lost-original-access.ts";
import { lostOriginalOf } from "./lost-original-part.ts";
import {
  LOST_ORIGINAL_COLUMNS,
  type LostOriginalOfDesk,
  type LostOriginalRow,
} from "./lost-original-record.ts";

const StatusRef = enumOf("LostDocumentStatus", LOST_ORIGINAL_STATUSES);
const SideRef = enumOf("LostDocumentSide", codesIn(LOST_ORIGINAL_SIDE_TEXT));
export const LostOutcomeRef = enumOf("LostDocumentOutcome", LOST_ORIGINAL_OUTCOMES);
const CapabilityRef = enumOf("LostDocumentCapability", LOST_ORIGINAL_CAPABILITIES);

type Shown = LostOriginalRow & {
  capabilities: ReturnType<typeof capabilitiesOn>;
  attachments: readonly AttachmentRow[];
};

const LostDocumentRef = builder.objectRef<Shown>("LostDocument").implement({
  description: "That an original was declared lost, and what has become of it.",
  fields: (t) => ({
    ...outputFieldsOf(t, LOST_ORIGINAL_FIELDS, {
      columns: LOST_ORIGINAL_COLUMNS,
      enums: { outcome: LostOutcomeRef },
    }),
    answeredAt: t.expose("answeredAt", { type: "DateTime", nullable: true }),
    answeredBy: t.exposeString("answeredByName", { nullable: true }),
    capabilities: t.expose("capabilities", { type: [CapabilityRef] }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    declaredBy: t.exposeString("declaredByName"),
    endedAt: t.expose("endedAt", { type: "DateTime", nullable: true }),
    foundBy: t.exposeString("foundByName", { nullable: true }),
    id: t.exposeID("id"),
    indemnityFile: t.field({
      description: "The indemnity as it was signed.",
      type: AttachmentRef,
      nullable: true,
      resolve: ({ attachments, indemnityFileId }) => attachments.find(({ id }) => id === indemnityFileId),
    }),
    indemnityGivenAt: t.expose("indemnityGivenAt", { type: "DateTime", nullable: true }),
    side: t.expose("side", { type: SideRef, description: "For whom it was declared." }),
    status: t.expose("status", { type: StatusRef }),
  }),
});

builder.objectFields(DocumentRef, (t) => ({
  lostDocument: t.field({
    type: LostDocumentRef,
    nullable: true,
    description: "What was last declared of a lost original, open or ended.",
    resolve: async (document, _args, context) => {
      const lost = lostOriginalOf(document);
      if (lost === null) return null;
      const capabilities = capabilitiesOn((await context.read()).actor, document, lost);
      return { ...lost, attachments: document.attachments, capabilities };
    },
  }),
}));

const StaffLostDocumentRef = builder.objectRef<LostOriginalOfDesk>("StaffLostDocument").implement({
  description: "A lost original as the desk lists it.",
  fields: (t) => ({
    amount: t.expose("amountCents", { type: "Decimal" }),
    applicantName: t.exposeString("applicantName"),
    beneficiaryName: t.exposeString("beneficiaryName", { nullable: true }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    declaredBy: t.exposeString("declaredByName"),
    documentId: t.exposeID("documentId"),
    id: t.exposeID("id"),
    organisationId: t.exposeID("organisationId"),
    referenceNumber: t.exposeString("referenceNumber"),
    side: t.expose("side", { type: SideRef }),
    status: t.expose("status", { type: StatusRef }),
  }),
});
const StaffLostDocumentConnectionRef = connectionOf(StaffLostDocumentRef, {
  name: "StaffLostDocument",
  cappedAt: COUNT_MAX,
});

builder.queryField("staffLostDocuments", (t) =>
  t.field({
    type: StaffLostDocumentConnectionRef,
    description: "What waits, the longest waiting first; to a supplier's own people those on what it issued.",
    args: forwards(t.arg),
    resolve: async (_root, args, context) => listDeskLosses(await context.read(), args),
  }),
);
