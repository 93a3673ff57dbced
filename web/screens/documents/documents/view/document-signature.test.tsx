// The signature of a digital original on its document's page: what the bank's officer reads and sends, and what the others are shown.
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { userState } from "../../../../testing/client-cast.ts";
import { renderClient } from "../../../../testing/render-client.tsx";
import { aDocument, DOCUMENT_ID, OWNER_ID } from "./document-example.ts";

type Given = NonNullable<Parameters<typeof aDocument>[0]>;
type SignatureGiven = ReturnType<typeof aDocument>["signature"];
const WORDING = "a1".repeat(32);
const WAITING: NonNullable<SignatureGiven> = {
  id: "0198c000-0000-7000-8000-0000000000f9",
  status: "REQUESTED",
  createdAt: "2026-11-19T00:00:00.000Z",
  wordingHash: WORDING,
  signedName: null,
  authority: null,
  declineReason: null,
  paperInstead: null,
  answeredBy: null,
  answeredAt: null,
  chainSequence: null,
  chainHash: null,
  fileSha256: null,
  capabilities: [],
  serviceName: null,
  envelope: null,
};
const SERVICE = "Documenso";
const ENVELOPE = {
  id: "0198c000-0000-7000-8000-0000000000fa",
  status: "WAITING" as const,
  serviceName: SERVICE,
  openedBy: "Sam Iyer",
  createdAt: "2026-11-20T00:00:00.000Z",
  endedReason: null,
  isOwn: true,
  signingUrl: "https://sign.example/sign/token",
};
const AT_SERVICE = {
  ...WAITING,
  serviceName: SERVICE,
  capabilities: ["CAN_CALL_OFF" as const],
  envelope: ENVELOPE,
};
const TO_SIGN = { ...WAITING, capabilities: ["CAN_SIGN" as const, "CAN_DECLINE" as const] };
const SIGNED = {
  ...WAITING,
  status: "SIGNED" as const,
  signedName: "Sam Iyer",
  authority: "Attorney, book 4231",
  answeredBy: "Sam Iyer",
  answeredAt: "2026-11-20T00:00:00.000Z",
};
const NO_HISTORY = { totalCount: 0, pageInfo: { endCursor: null, hasNextPage: false }, edges: [] };

function openDigital(signature: SignatureGiven, given: Given = {}) {
  const document = aDocument({ deliveryType: "DIGITAL", attachments: [], ...given, signature });
  const payload = { clientMutationId: "1", document };
  return renderClient({
    at: `/documents/${OWNER_ID}/${DOCUMENT_ID}/view`,
    token: "token",
    answers: {
      SessionUserState: userState(),
      DocumentView: { data: { document } },
      VerificationLookUps: "silent",
      CommentsOfDocument: "silent",
      ActivityDocumentHistory: { data: { documentHistory: NO_HISTORY } },
      HomeWork: "silent",
      NotificationCount: "silent",
      DocumentViewFacilities: { data: { facilities: [] } },
      DigitalOriginalSign: { data: { signDigitalOriginal: payload } },
      DigitalOriginalSend: { data: { openSignatureEnvelope: payload } },
      DigitalOriginalCallOff: { data: { callOffSignatureEnvelope: payload } },
      DigitalOriginalDecline: { data: { declineDigitalOriginal: payload } },
    },
  });
}

test("the officer reads what is signed, and signs it by name and authority", async () => {
  const { user, server } = await openDigital(TO_SIGN);
  await user.click(await screen.findByRole("button", { name: "Sign original" }));
  const dialog = await screen.findByRole("dialog", { name: "Sign the digital original" });
  for (const text of [WORDING, "MBG 7702 418 865", "$850,000.00", "14/01/2027"])
    expect(within(dialog).getByText(text)).toBeTruthy();
  await user.click(within(dialog).getByRole("button", { name: "Sign original" }));
  expect(await within(dialog).findByText("This field is required.")).toBeTruthy();
  await user.type(within(dialog).getByLabelText("Your full name"), "Sam Iyer");
  await user.clear(within(dialog).getByLabelText("Your authority to sign"));
  await user.type(within(dialog).getByLabelText("Your authority to sign"), "Attorney, book 4231");
  await user.click(within(dialog).getByRole("button", { name: "Sign original" }));
  expect(await screen.findByText("The digital original is signed")).toBeTruthy();
  expect(server.callsOf("DigitalOriginalSign")[0]?.variables.input).toMatchObject({
    documentId: DOCUMENT_ID,
    version: 3,
    signedName: "Sam Iyer",
    authority: "Attorney, book 4231",
  });
});

test("the officer signs with the service where one is set up", async () => {
  const { user, server } = await openDigital({ ...TO_SIGN, serviceName: SERVICE });
  await user.click(await screen.findByRole("button", { name: "Sign original" }));
  const dialog = await screen.findByRole("dialog", { name: "Sign the digital original" });
  await user.type(within(dialog).getByLabelText("Your full name"), "Sam Iyer");
  await user.click(within(dialog).getByRole("radio", { name: /With Documenso/ }));
  await user.click(within(dialog).getByRole("button", { name: "Continue with Documenso" }));
  expect(await screen.findByText("Sent to Documenso")).toBeTruthy();
  expect(server.callsOf("DigitalOriginalSend")[0]?.variables.input).toMatchObject({
    documentId: DOCUMENT_ID,
    version: 3,
    signedName: "Sam Iyer",
  });
  expect(server.callsOf("DigitalOriginalSign")).toEqual([]);
});

test("without a service there is nothing to choose", async () => {
  const { user } = await openDigital(TO_SIGN);
  await user.click(await screen.findByRole("button", { name: "Sign original" }));
  await screen.findByRole("dialog", { name: "Sign the digital original" });
  expect(screen.queryByRole("radio")).toBeNull();
});

test("what waits at the service leads to its page, and is called off", async () => {
  const { user, server } = await openDigital(AT_SERVICE);
  const link = await screen.findByRole("link", { name: "Open the signing page" });
  expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual([ENVELOPE.signingUrl, "_blank"]);
  expect(screen.queryByRole("button", { name: "Sign original" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Call it off" }));
  const dialog = await screen.findByRole("alertdialog", { name: "Call off the signature?" });
  await user.click(within(dialog).getByRole("button", { name: "Call it off" }));
  expect(await screen.findByText("The signature was called off")).toBeTruthy();
  expect(server.callsOf("DigitalOriginalCallOff")[0]?.variables.input).toMatchObject({
    documentId: DOCUMENT_ID,
    version: 3,
  });
});

test("until the page is ready it says so", async () => {
  await openDigital({ ...AT_SERVICE, envelope: { ...ENVELOPE, signingUrl: null } });
  expect(await screen.findByText(/We are sending the file to Documenso/)).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Open the signing page" })).toBeNull();
});

test("a colleague reads whose turn it is, and gets no page", async () => {
  await openDigital({ ...AT_SERVICE, envelope: { ...ENVELOPE, isOwn: false, signingUrl: null } });
  expect(await screen.findByText(/Sam Iyer signs it there/)).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Open the signing page" })).toBeNull();
});

test.each([
  ["REFUSED" as const, "Refused at Documenso", "The amount is wrong."],
  ["FAILED" as const, "Not signed at Documenso", "Documenso did not answer. Nothing was sent."],
])("an officer reads why it was %s, and may sign here", async (status, title, endedReason) => {
  const envelope = { ...ENVELOPE, status, endedReason, signingUrl: null };
  await openDigital({ ...TO_SIGN, serviceName: SERVICE, envelope });
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByText(endedReason)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Sign original" })).toBeTruthy();
});

test("the officer declines with a reason, and says that it comes on paper", async () => {
  const { user, server } = await openDigital(TO_SIGN);
  await user.click(await screen.findByRole("button", { name: "Decline to sign" }));
  const dialog = await screen.findByRole("dialog", { name: "Decline to sign the digital original" });
  await user.type(within(dialog).getByLabelText("Reason"), "On paper only.");
  await user.click(within(dialog).getByRole("radio", { name: "Paper original by courier" }));
  await user.click(within(dialog).getByRole("button", { name: "Decline to sign" }));
  expect(await screen.findByText("The applicant knows that it was not signed")).toBeTruthy();
  expect(server.callsOf("DigitalOriginalDecline")[0]?.variables.input).toMatchObject({
    documentId: DOCUMENT_ID,
    declineReason: "On paper only.",
    paperInstead: "COURIER",
  });
});

test("everyone else reads what it is waiting for", async () => {
  await openDigital(WAITING);
  expect(await screen.findByText(/An officer of Macquarie Bank Limited signs it here/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Sign original" })).toBeNull();
});

test("everyone reads why it was declined, and how it comes instead", async () => {
  await openDigital({
    ...WAITING,
    status: "DECLINED",
    declineReason: "On paper only.",
    paperInstead: "COLLECTION",
    answeredBy: "Sam Iyer",
    answeredAt: "2026-11-20T00:00:00.000Z",
  });
  expect(await screen.findByText("On paper only.")).toBeTruthy();
  expect(screen.getByText("Instead: paper original, collected at a branch")).toBeTruthy();
});

test("a signature whose file is being made says so", async () => {
  await openDigital(SIGNED);
  expect(await screen.findByText(/The bank has signed it. The file is being made/)).toBeTruthy();
});

test("who has signed stands beside who holds it", async () => {
  const fileSha256 = "0f".repeat(32);
  const possession = {
    holder: "Woolworths Group Limited",
    since: "2026-11-20T00:00:00.000Z",
    givenBy: "Macquarie Bank Limited",
    fileSha256,
  };
  await openDigital({ ...SIGNED, fileSha256 }, { possession });
  expect(await screen.findByText("Sam Iyer")).toBeTruthy();
  expect(screen.getByText(/Attorney, book 4231/)).toBeTruthy();
});
