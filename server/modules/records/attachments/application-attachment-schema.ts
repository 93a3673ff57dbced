// The files of applications for facilities in the contract: shown, downloaded and changed.

import { APPLICATION_FILE_VARIANTS } from "@bondline/domain/facilities/facilities/facility-application-files.ts";
import { optionsOf } from "@bondline/domain/values/fields/field.ts";
import { labelsByCode } from "@bondline/domain/values/reference-data/option-list.ts";
import { builder } from "../../../graphql/builder.ts";
import { oneOf } from "../../../graphql/field-options.ts";
import { inputOf } from "../../../graphql/inputs.ts";
import { mutation, type Payload } from "../../../graphql/mutation.ts";
import { payloadOf, readAgain, record, resultField } from "../../../graphql/payloads.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessApplication, mayDo } from "../../facilities/facility-applications/application-access.ts";
import {
  FacilityApplicationPayloadRef,
  FacilityApplicationRef,
} from "../../facilities/facility-applications/public.ts";
import { accessApplicationFiles, fileAmong, filesOfApplication } from "./application-attachments.ts";
import { downloadOf } from "./attachment-download.ts";
import type { AttachmentRow } from "./attachment-record.ts";
import { AttachmentDownloadRef, AttachmentRef } from "./attachment-schema.ts";
import { completeFacilityApplicationAttachmentUpload } from "./commands/complete-facility-application-attachment-upload.ts";
import { createFacilityApplicationAttachment } from "./commands/create-facility-application-attachment.ts";
import { removeFacilityApplicationAttachment } from "./commands/remove-facility-application-attachment.ts";
import { FileUploadRef, fileUploadOf } from "./file-upload-schema.ts";

const VARIANTS = optionsOf(labelsByCode(APPLICATION_FILE_VARIANTS));

builder.objectField(FacilityApplicationRef, "attachments", (t) =>
  t.field({
    type: [AttachmentRef],
    resolve: async (application, _args, context) => {
      const tx = await context.read();
      return mayDo(tx.actor, application, "CAN_VIEW_DETAILS") ? filesOfApplication(tx, application) : [];
    },
  }),
);

builder.queryField("facilityApplicationAttachmentDownload", (t) =>
  t.field({
    type: AttachmentDownloadRef,
    args: { applicationId: t.arg.id({ required: true }), id: t.arg.id({ required: true }) },
    resolve: async (_root, { applicationId, id }, context) => {
      const tx = await context.read();
      return downloadOf(tx, await accessApplicationFiles(tx, applicationId), id);
    },
  }),
);

const shown = {
  attachment: readAgain(AttachmentRef, attachmentOf),
  facilityApplication: record(FacilityApplicationRef, accessApplication, "applicationId"),
};
const PayloadRef = payloadOf("FacilityApplicationAttachmentPayload", shown);
const CreatePayloadRef = payloadOf("CreateFacilityApplicationAttachmentPayload", {
  ...shown,
  fileUpload: readAgain(FileUploadRef, async (tx, answer) =>
    fileUploadOf(tx.app, await attachmentOf(tx, answer)),
  ),
});

async function attachmentOf(tx: Transaction, answer: Payload): Promise<AttachmentRow> {
  const files = await accessApplicationFiles(tx, resultField(answer, "applicationId"));
  return fileAmong(files, resultField(answer, "attachmentId"));
}

const attachmentInput = (name: string) =>
  inputOf(name, (t) => ({
    applicationId: t.id({ required: true }),
    id: t.id({ required: true }),
  }));

mutation("createFacilityApplicationAttachment", {
  whileActing: "AS_MEMBER",
  input: inputOf("CreateFacilityApplicationAttachmentInput", (t) => ({
    applicationId: t.id({ required: true }),
    contentMd5Checksum: t.string({ required: true }),
    contentType: t.string({ required: true }),
    fileName: t.string({ required: true }),
    fileSize: t.int({ required: true }),
    variant: t.string(oneOf(VARIANTS)),
  })),
  payload: CreatePayloadRef,
  run: createFacilityApplicationAttachment,
});

mutation("completeFacilityApplicationAttachmentUpload", {
  whileActing: "AS_MEMBER",
  input: attachmentInput("CompleteFacilityApplicationAttachmentUploadInput"),
  payload: PayloadRef,
  run: completeFacilityApplicationAttachmentUpload,
});

mutation("removeFacilityApplicationAttachment", {
  whileActing: "AS_MEMBER",
  input: attachmentInput("RemoveFacilityApplicationAttachmentInput"),
  payload: FacilityApplicationPayloadRef,
  run: removeFacilityApplicationAttachment,
});
