// The calls on prepared requests and the commands that they run.

import { inputOf, versionedInput } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { idOf, payloadOf, record } from "../../../graphql/payloads.ts";
import { createDraftFromOrigination } from "./commands/create-draft-from-origination.ts";
import { createOrigination } from "./commands/create-origination.ts";
import { withdrawOrigination } from "./commands/withdraw-origination.ts";
import { accessPreparedRequest } from "./prepared-request-access.ts";
import { PreparedRequestKindRef, PreparedRequestRef } from "./prepared-request-schema.ts";

const PreparedRequestPayloadRef = payloadOf("OriginationPayload", {
  origination: record(PreparedRequestRef, accessPreparedRequest, "originationId"),
});

const CreateDraftFromPreparedRequestPayloadRef = payloadOf("CreateDraftFromOriginationPayload", {
  draftId: idOf("draftId"),
  organisationId: idOf("organisationId"),
});

mutation("createOrigination", {
  input: inputOf("CreateOriginationInput", (t) => ({
    agreementContent: t.string(),
    amount: t.string({ required: true }),
    beneficiaryAbn: t.string(),
    beneficiaryName: t.string(),
    contractNumber: t.string(),
    contractTitle: t.string(),
    emailAddress: t.string({ required: true }),
    feeSummaryId: t.id(),
    lastDate: t.string({ required: true, description: "The last day on which a draft can be made of it." }),
    note: t.string(),
    processType: t.field({ type: PreparedRequestKindRef, required: true }),
    projectAddress: t.string(),
    purpose: t.string(),
    specifiedOtherPurpose: t.string(),
  })),
  payload: PreparedRequestPayloadRef,
  run: createOrigination,
});

mutation("withdrawOrigination", {
  input: versionedInput("WithdrawOriginationInput", () => ({})),
  payload: PreparedRequestPayloadRef,
  run: withdrawOrigination,
});

mutation("createDraftFromOrigination", {
  input: inputOf("CreateDraftFromOriginationInput", (t) => ({
    organisationId: t.id({ required: true }),
    originationId: t.id({ required: true }),
  })),
  payload: CreateDraftFromPreparedRequestPayloadRef,
  run: createDraftFromOrigination,
});
