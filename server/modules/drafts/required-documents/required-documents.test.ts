// Required documents through the API: asked for, put up, decided by the other side once, and nothing is issued before.
// Shows: RD-01..RD-03, RD-11, RD-16, RD-17, RD-23..RD-36, RD-38..RD-43, AT-30, API-121, API-133, API-134, API-147, L-04, D-54, D-89, V-111, V-112, H-29.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Api, ApiReply } from "../../../../testing/api.ts";
import {
  aRequestedFile,
  aRequiredDocument,
  putUp,
} from "../../../../testing/builders/required-document-builder.ts";
import { mailsAbout } from "../../../../testing/outbox.ts";
import { watch } from "../../../../testing/waiting.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { shareWith } from "../../../demo/builders/sharing-builder.ts";
import { runTransaction } from "../../../transaction/transaction.ts";

const DOCUMENT = `id draftId requiredDocumentType requiredDocumentFlow overallStatus putUpBy withdrawnAt capabilities
  attachments { id draftRequestedDocumentId }
  messages { id requiredDocumentId parentMessageId message fromParty supplierName createdByUser { givenName familyName } hasApproval
    isAutomatedMessage onBehalfOfApplicant canAuthorizedUserAcceptOrReject attachment { id fileName } }`;
const PAYLOAD = `requiredDocument { ${DOCUMENT} }`;

let world: World;
let ada: Api;
let rosa: Api;
let sam: Api;
before(async () => {
  world = await aWorld();
  [ada, rosa, sam] = await Promise.all([world.as("ada"), world.as("rosa"), world.as("sam")]);
});
after(() => world.end());

type Message = { id: string; canAuthorizedUserAcceptOrReject: boolean; hasApproval: boolean | null } & Record<
  string,
  unknown
>;
type Document = {
  id: string;
  overallStatus: string | null;
  capabilities: string[];
  messages: Message[];
} & Record<string, unknown>;
type Verb =
  | "createRequiredDocument"
  | "withdrawRequiredDocument"
  | "createRequiredDocumentMessage"
  | "actionRequiredDocumentMessage";

const send = (api: Api, verb: Verb, input: object) =>
  api.mutate(verb, `${verb[0]?.toUpperCase()}${verb.slice(1)}Input`, input, PAYLOAD);
const codeOf = ({ errors }: ApiReply) => errors?.[0]?.extensions.code ?? "OK";
const fieldsOf = ({ errors }: ApiReply) => Object.keys(errors?.[0]?.extensions.fields ?? {});
function documentIn({ data, errors }: ApiReply): Document {
  assert.equal(errors, undefined, JSON.stringify(errors));
  const [payload] = Object.values(data as Record<string, { requiredDocument: Document }>);
  assert.ok(payload);
  return payload.requiredDocument;
}
const documentsOf = async (api: Api, draftId: string): Promise<Document[]> =>
  (
    await api.get(`query ($draftId: ID!) { requiredDocuments(draftId: $draftId) { ${DOCUMENT} } }`, {
      draftId,
    })
  ).requiredDocuments;
const decide = (
  api: Api,
  requiredDocumentId: string,
  messageId: string,
  outcome: string,
  more: object = {},
) =>
  send(api, "actionRequiredDocumentMessage", {
    requiredDocumentId,
    requiredDocumentMessageId: messageId,
    outcome,
    ...more,
  });

describe("a document that the desk asks for", () => {
  test("is put up by the applicant, not approved with a reason and a file, put up again and approved", async () => {
    const draft = await world.draft({ status: "PROCESSING" });
    const asked = documentIn(
      await send(rosa, "createRequiredDocument", {
        draftId: draft.id,
        requiredDocumentType: "APPLICATION_FORM",
        message: "Please sign it in black.",
      }),
    );
    assert.equal(asked.overallStatus, null);
    assert.equal(asked.requiredDocumentFlow, "REQUEST");
    assert.equal((await mailsAbout(world, `REQUIRED_DOCUMENT_ASKED ${draft.id}`)).length, 1);

    const { id } = asked;
    const first = await putUp(world.app, id);
    const [pending] = await documentsOf(rosa, draft.id);
    assert.equal(pending?.overallStatus, "PENDING_APPROVAL");
    assert.equal(pending?.messages[0]?.canAuthorizedUserAcceptOrReject, true);
    assert.equal((await documentsOf(ada, draft.id))[0]?.messages[0]?.canAuthorizedUserAcceptOrReject, false);

    assert.deepEqual(fieldsOf(await decide(rosa, id, first, "REJECTED")), ["message"]);
    assert.deepEqual(fieldsOf(await decide(rosa, id, first, "REJECTED", { message: "x".repeat(501) })), [
      "message",
    ]);
    const attachment = await aRequestedFile(world.app, id, "rosa");
    const refused = documentIn(
      await decide(rosa, id, first, "REJECTED", { message: "The second page has no signature.", attachment }),
    );
    assert.equal(refused.overallStatus, "NOT_APPROVED");
    const [decision] = refused.messages;
    assert.deepEqual(
      { ...decision, id: null, createdByUser: null },
      {
        id: null,
        requiredDocumentId: id,
        parentMessageId: first,
        message: "The second page has no signature.",
        fromParty: "PROVIDER_ADMIN",
        supplierName: null,
        createdByUser: null,
        hasApproval: false,
        isAutomatedMessage: false,
        onBehalfOfApplicant: false,
        canAuthorizedUserAcceptOrReject: false,
        attachment: { id: attachment, fileName: "form.pdf" },
      },
    );
    assert.equal((await mailsAbout(world, `REQUIRED_DOCUMENT_NOT_APPROVED ${draft.id}`)).length, 1);

    const second = await putUp(world.app, id);
    assert.equal(documentIn(await decide(sam, id, second, "APPROVED")).overallStatus, "APPROVED");
    assert.equal(
      codeOf(await decide(rosa, id, second, "REJECTED", { message: "Oh." })),
      "INVALID_TRANSITION",
    );
    assert.equal(
      codeOf(
        await send(ada, "createRequiredDocumentMessage", {
          requiredDocumentId: id,
          attachment: await aRequestedFile(world.app, id),
        }),
      ),
      "INVALID_TRANSITION",
    );
  });

  test("is not decided by the side that put it up, nor once something newer is there", async () => {
    const draft = await world.draft({ status: "SUBMITTED" });
    const id = await aRequiredDocument(world.app, draft.id);
    const first = await putUp(world.app, id);
    assert.equal(codeOf(await decide(ada, id, first, "APPROVED")), "REQUIRED_DOCUMENT_NOT_FOUND");
    const second = await putUp(world.app, id);
    assert.deepEqual(fieldsOf(await decide(rosa, id, first, "APPROVED")), ["requiredDocumentMessageId"]);
    assert.equal(codeOf(await decide(rosa, id, second, "APPROVED")), "OK");
  });

  test("is not decided after its draft has ended", async () => {
    const draft = await world.draft({ status: "SUBMITTED" });
    const id = await aRequiredDocument(world.app, draft.id);
    const message = await putUp(world.app, id);
    const { errors } = await rosa.mutate(
      "rejectDraft",
      "DraftReasonInput",
      { id: draft.id, version: draft.version, reason: "Not for this purpose." },
      "draft { id }",
    );
    assert.equal(errors, undefined);
    assert.equal(codeOf(await decide(rosa, id, message, "APPROVED")), "INVALID_TRANSITION");
  });

  test("is no longer waited for once it is withdrawn, and its thread stays", async () => {
    const draft = await world.draft({ status: "SUBMITTED" });
    const id = await aRequiredDocument(world.app, draft.id);
    assert.equal(
      codeOf(await send(ada, "withdrawRequiredDocument", { id, reason: "No." })),
      "REQUIRED_DOCUMENT_NOT_FOUND",
    );
    const gone = documentIn(await send(rosa, "withdrawRequiredDocument", { id, reason: "We have it." }));
    assert.equal(gone.messages[0]?.message, "We have it.");
    assert.deepEqual(gone.capabilities, []);
    const said = { requiredDocumentId: id, message: "Good." };
    assert.equal(codeOf(await send(ada, "createRequiredDocumentMessage", said)), "INVALID_TRANSITION");
  });

  test("has a thread: a reply belongs to the message that began it", async () => {
    const draft = await world.draft({ status: "SUBMITTED" });
    const requiredDocumentId = await aRequiredDocument(world.app, draft.id);
    const say = (api: Api, message: string, parentMessageId?: string) =>
      send(api, "createRequiredDocumentMessage", { requiredDocumentId, message, parentMessageId });
    const [question] = documentIn(await say(ada, "Is a copy enough?")).messages;
    const [answer] = documentIn(await say(rosa, "Yes.", question?.id)).messages;
    const [thanks] = documentIn(await say(ada, "Thank you.", answer?.id)).messages;
    assert.equal(answer?.parentMessageId, question?.id);
    assert.equal(thanks?.parentMessageId, question?.id);
    assert.deepEqual(fieldsOf(await say(ada, " ")), ["message"]);
  });
});

describe("who puts up what", () => {
  test("the provider's draft form is approved by the applicant, or recorded on its behalf", async () => {
    const draft = await world.draft({ status: "PROCESSING" });
    const form = { draftId: draft.id, requiredDocumentType: "DRAFT_BANK_GUARANTEE_FORM" };
    assert.deepEqual(fieldsOf(await send(sam, "createRequiredDocument", form)), ["requiredDocumentType"]);
    const { id } = documentIn(await send(rosa, "createRequiredDocument", form));
    const message = await putUp(world.app, id, "rosa");
    const [sent] = await documentsOf(ada, draft.id);
    assert.equal(sent?.overallStatus, "SENT");
    assert.deepEqual(sent?.capabilities, ["CAN_WRITE"]);
    assert.equal(sent?.messages[0]?.canAuthorizedUserAcceptOrReject, true);
    const [decision] = documentIn(await decide(rosa, id, message, "APPROVED")).messages;
    assert.equal(decision?.onBehalfOfApplicant, true);
  });

  test("a supplier's own people speak for their bank, and a share certificate is not theirs to put up", async () => {
    const draft = await world.draft({ status: "PROCESSING" });
    const requiredDocumentId = await aRequiredDocument(world.app, draft.id, "SHARE_CERTIFICATE");
    const said = { requiredDocumentId, message: "Of the parent, please." };
    const [message] = documentIn(await send(sam, "createRequiredDocumentMessage", said)).messages;
    assert.equal(message?.fromParty, "SUPPLIER_ADMIN");
    assert.equal(message?.supplierName, "Macquarie");
    const attachment = await aRequestedFile(world.app, requiredDocumentId, "sam");
    const put = await send(sam, "createRequiredDocumentMessage", { requiredDocumentId, attachment });
    assert.deepEqual(fieldsOf(put), ["attachment"]);
  });
});

describe("what waits", () => {
  test("nothing is issued before its documents are approved", async () => {
    const draft = await world.draft({ status: "PROCESSING" });
    const id = await aRequiredDocument(world.app, draft.id);
    await aRequiredDocument(world.app, draft.id, "DOCUMENT_FOR_CLIENT_RECORD");
    const establish = () =>
      rosa.mutate(
        "establishDraft",
        "EstablishDraftInput",
        {
          id: draft.id,
          version: draft.version,
          guaranteeNumber: draft.id,
          establishedDate: "2026-11-20",
          bank: { name: "Macquarie Bank Limited" },
        },
        "draft { status }",
      );
    assert.deepEqual(fieldsOf(await establish()), ["requiredDocuments"]);
    await decide(rosa, id, await putUp(world.app, id), "APPROVED");
    assert.equal(codeOf(await establish()), "OK");
  });

  test("it is counted for either side, and a beneficiary learns nothing of it", async () => {
    const draft = await world.draft({ status: "SUBMITTED" });
    const id = await aRequiredDocument(world.app, draft.id);
    const count = async (api: Api) =>
      (
        await api.get(
          "query ($id: ID!) { draft(id: $id) { waitingRequiredDocuments { forApplicant forBank applicantTypes bankTypes applicantDocuments { name requiredDocumentType } } requiredDocuments { id } attachments { id } } }",
          { id: draft.id },
        )
      ).draft;
    assert.deepEqual((await count(ada)).waitingRequiredDocuments, {
      forApplicant: 1,
      forBank: 0,
      applicantTypes: ["APPLICATION_FORM"],
      bankTypes: [],
      applicantDocuments: [{ name: null, requiredDocumentType: "APPLICATION_FORM" }],
    });
    await putUp(world.app, id);
    assert.deepEqual((await count(rosa)).waitingRequiredDocuments, {
      forApplicant: 0,
      forBank: 1,
      applicantTypes: [],
      bankTypes: ["APPLICATION_FORM"],
      applicantDocuments: [],
    });
    await shareWith(world.app, "draft", draft, { person: "dee", roles: ["BENEFICIARY"] });
    const seen = await count(await world.as("dee"));
    assert.deepEqual(seen.requiredDocuments, []);
    assert.equal(seen.waitingRequiredDocuments, null);
  });

  test("a submission asks for what the bank wants with every application, once", async () => {
    await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      tx.query(
        "update supplier set required_document_types = '{APPLICATION_FORM}' where trade_name = 'Macquarie'",
      ),
    );
    const draft = await world.draft({ status: "SUBMITTED" });
    const [asked] = await documentsOf(ada, draft.id);
    assert.equal(asked?.requiredDocumentType, "APPLICATION_FORM");
    assert.equal(asked?.messages[0]?.isAutomatedMessage, true);
    assert.equal(asked?.messages[0]?.message, "Macquarie needs this with the application.");
  });

  test("an open page shows what was put up, as it happens", async () => {
    const draft = await world.draft({ status: "SUBMITTED" });
    const id = await aRequiredDocument(world.app, draft.id);
    const query =
      "subscription ($id: ID!) { requiredDocumentsUpdated(draftId: $id) { id overallStatus messages { id } } }";
    const watching = await watch(world, rosa, { query, variables: { id: draft.id } });
    const message = await putUp(world.app, id);
    // Deliveries may be joined or come twice: the last one shows what is.
    for (;;) {
      const { requiredDocumentsUpdated: delivered } = (await watching.next()).data;
      const shown = delivered.find((each: { id: string }) => each.id === id);
      if (shown.overallStatus === "PENDING_APPROVAL" && shown.messages[0].id === message) break;
    }
    await watching.end();
  });
});
