// Shows: D-01, P-01, P-16..P-18, P-20..P-22, P-24, P-35..P-36, E-31, UI-18, API-070.
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { setLiveState } from "../../../../app/connection.ts";
import { HARBOUR_CIVIL, KESTREL, userState } from "../../../../testing/client-cast.ts";
import type { FakeAnswer, FakeAnswers } from "../../../../testing/fake-server.ts";
import { renderClient } from "../../../../testing/render-client.tsx";
import { applicant, beneficiary } from "../../../parties/parties/public/party-example.ts";
import { aBankProfile, aDraft, DRAFT_ID, OWNER_ID, SUBMISSION_FIELDS } from "../draft-example.ts";

const NEW = `/drafts/${OWNER_ID}/create`;
const EDIT = `${NEW}?draft=${DRAFT_ID}`;
const WAIT = { timeout: 4000 };
/** Read again whenever the live connection listens anew. */
const CAUGHT_UP = { NotificationCount: "silent", SessionGatewayFeatures: "silent" } as const;

test("what is entered raises the draft by itself, and the address then names it", async () => {
  const { user, server, path } = await openWizard(NEW, { DraftCreate: created });
  expect(await screen.findByRole("heading", { level: 1, name: "New draft" })).toBeTruthy();
  expect(screen.getByText("Saved automatically as you type")).toBeTruthy();

  // At once: a slow typist pauses for as long as the saver waits, and half an amount is then raised.
  await user.click(screen.getByLabelText("Amount"));
  await user.paste("$400,000");
  expect(await screen.findByText("Saved", {}, WAIT)).toBeTruthy();
  expect(server.inputsOf("DraftCreate")).toEqual([
    expect.objectContaining({
      organisationId: OWNER_ID,
      processType: "BANK_GUARANTEE",
      draft: expect.objectContaining({
        amount: "400000.00",
        parties: [
          expect.objectContaining({
            partyVariant: "ISSUER",
            name: "Harbour Civil Pty Ltd",
            abn: "51824753556",
          }),
          expect.objectContaining({ partyVariant: "BENEFICIARY", name: null }),
        ],
      }),
    }),
  ]);
  await waitFor(() => expect(path()).toContain(`draft=${DRAFT_ID}`));
  expect((screen.getByLabelText("Amount") as HTMLInputElement).value).toBe("$400,000");
});

test("the kind is chosen first, decides what can be chosen next, and stays with the draft", async () => {
  const { user, server, path } = await openWizard(NEW, { DraftCreate: created });
  const kind = async () => (await screen.findByLabelText("Kind of security")) as HTMLSelectElement;
  await user.selectOptions(await kind(), "Lease Bond");
  await waitFor(() => expect(path()).toBe(`${NEW}?kind=LEASE_BOND`));
  await screen.findByText("A bank pays your lessor on demand.");
  const purposes = [...(screen.getByLabelText("Purpose") as HTMLSelectElement).options];
  expect(purposes.map(({ text }) => text)).toEqual(["Choose", "Rental bond", "Security deposit", "Other"]);
  expect((screen.getByLabelText("Purpose") as HTMLSelectElement).value).toBe("RENTAL_BOND");

  await user.click(screen.getByLabelText("Amount"));
  await user.paste("$40,000");
  expect((await kind()).disabled).toBe(true);
  expect(screen.getByText("A draft keeps its kind. Start another draft for another kind.")).toBeTruthy();
  expect(await screen.findByText("Saved", {}, WAIT)).toBeTruthy();
  expect(server.inputsOf("DraftCreate")).toEqual([
    expect.objectContaining({
      processType: "LEASE_BOND",
      draft: expect.objectContaining({ purpose: "RENTAL_BOND", contractForm: "OTHER" }),
    }),
  ]);
});

test("a surety bond has an application of its own", async () => {
  const state = userState();
  state.data.gatewayFeatures = { ...state.data.gatewayFeatures, suretyBonds: true };
  const { user, path } = await openWizard(NEW, { SessionUserState: state });
  await user.selectOptions(await screen.findByLabelText("Kind of security"), "Surety Bond");
  await waitFor(() => expect(path()).toBe("/bond-surety-drafts/create"));
});

test("a step that is not complete is not left: each missing field says what to do and the first takes focus", async () => {
  const { user, path } = await openWizard(NEW, {});
  await user.click(await screen.findByRole("button", { name: "Continue" }));
  for (const sentence of [
    "Choose the purpose.",
    "Enter the amount.",
    "Enter an expiry date in the future.",
    "Enter the address of the project or premises.",
    "Describe the contract or lease that the security is for.",
  ])
    expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByLabelText(/Expected return/).getAttribute("aria-invalid")).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Purpose")));
  expect(path()).toBe(NEW);
});

test("the fields below the fee plans wait for them, so that they do not move under the pointer", async () => {
  const { server } = await openWizard(`${EDIT}&step=funds`, {
    DraftSourceOfFunds: { data: { sourceOfFundsOptions: [] } },
    DraftFeeOffers: "silent",
  });
  await waitFor(() => expect(server.callsOf("DraftFeeOffers")).toHaveLength(1));
  expect(screen.getByRole("status", { name: "Loading the draft" })).toBeTruthy();
  expect(screen.queryByRole("textbox", { name: /Account name/ })).toBeNull();
});

test("a faulty amount is told in the words of the specification and is not sent", async () => {
  const { user, server } = await openWizard(EDIT, {});
  const amount = await screen.findByLabelText("Amount");
  await user.clear(amount);
  await user.type(amount, "1000000000");
  await user.tab();
  expect(await screen.findByText("This field must be at least $1 and less than $1,000,000,000")).toBeTruthy();
  expect(await screen.findByText("Not saved: check the marked fields", {}, WAIT)).toBeTruthy();
  expect(server.callsOf("DraftUpdate")).toEqual([]);
});

test("only what changed is sent, with the version that was read", async () => {
  const { user, server } = await openWizard(EDIT, { DraftUpdate: updated({ yourReference: "HC-0319" }) });
  const reference = await screen.findByLabelText(/Your reference/);
  await user.clear(reference);
  await user.type(reference, "HC-0319");
  expect(await screen.findByText("Saved", {}, WAIT)).toBeTruthy();
  await waitFor(() => expect(server.callsOf("DraftUpdate")).toHaveLength(1), WAIT);
  expect(server.inputsOf("DraftUpdate")).toEqual([
    { id: DRAFT_ID, version: 4, draft: { yourReference: "HC-0319" }, clientMutationId: expect.any(String) },
  ]);
});

test("what the server refuses stands at its field, and the typing stays", async () => {
  const fields = { "parties.1.abn": "Invalid ABN" };
  const { user } = await openWizard(`${EDIT}&step=parties`, {
    DraftUpdate: { refusal: { code: "VALIDATION_ERROR", message: "Invalid ABN", fields } },
  });
  const beneficiary = await screen.findByRole("group", { name: "Beneficiary 1" });
  const abn = within(beneficiary).getByLabelText("ABN or ACN") as HTMLInputElement;
  await user.clear(abn);
  await user.type(abn, "88 000 014 675");
  expect(await within(beneficiary).findByText("Invalid ABN", {}, WAIT)).toBeTruthy();
  expect(abn.value).toBe("88 000 014 675");
});

test("another person's change is shown field by field, theirs beside mine, and nothing typed is lost", async () => {
  const theirs = aDraft({
    version: 6,
    yourReference: "Theirs",
    projectAddress: "2 Wharf Road, Geelong VIC 3220",
  });
  const { user, server } = await openWizard(EDIT, conflictOnce(theirs));
  const reference = (await screen.findByLabelText(/Your reference/)) as HTMLInputElement;
  await user.clear(reference);
  await user.type(reference, "Mine");

  const panel = await screen.findByRole("alert", { name: "Someone else changed this draft" }, WAIT);
  expect(within(panel).getByText("Theirs", { selector: ".text-body" })).toBeTruthy();
  expect(within(panel).getByText("Mine")).toBeTruthy();
  expect(within(panel).getByText(/Also changed and taken over: Project address/)).toBeTruthy();
  expect(reference.value).toBe("Mine");
  expect((screen.getByLabelText("Project address") as HTMLInputElement).value).toBe(
    "2 Wharf Road, Geelong VIC 3220",
  );

  await user.click(within(panel).getByRole("button", { name: "Keep mine: Your reference" }));
  await waitFor(() => expect(server.callsOf("DraftUpdate")).toHaveLength(2), WAIT);
  expect(server.inputsOf("DraftUpdate")[1]).toMatchObject({ version: 6, draft: { yourReference: "Mine" } });
  await waitFor(() => expect(screen.queryByText("Someone else changed this draft")).toBeNull());
});

test("taking theirs puts their text into the field and sends nothing", async () => {
  const theirs = aDraft({ version: 6, yourReference: "Theirs" });
  const { user, server } = await openWizard(EDIT, conflictOnce(theirs));
  const reference = (await screen.findByLabelText(/Your reference/)) as HTMLInputElement;
  await user.type(reference, "x");
  await user.click(await screen.findByRole("button", { name: "Take theirs: Your reference" }, WAIT));
  expect(reference.value).toBe("Theirs");
  expect(await screen.findByText("Saved", {}, WAIT)).toBeTruthy();
  expect(server.callsOf("DraftUpdate")).toHaveLength(1);
});

test("what had not reached the server before a reload is put back, and can be discarded", async () => {
  const first = await openWizard(EDIT, { DraftUpdate: "unreachable" });
  const before = await screen.findByLabelText(/Your reference/);
  await first.user.clear(before);
  await first.user.type(before, "Typed on the train");
  expect(await screen.findByText(/^Not saved: /, {}, WAIT)).toBeTruthy();

  cleanup();
  const { user } = await openWizard(EDIT, { DraftUpdate: "unreachable" });
  expect(await screen.findByText("Your unsaved changes were put back")).toBeTruthy();
  expect((screen.getByLabelText(/Your reference/) as HTMLInputElement).value).toBe("Typed on the train");
  await user.click(screen.getByRole("button", { name: "Discard them" }));
  expect((screen.getByLabelText(/Your reference/) as HTMLInputElement).value).toBe("HC-0318");
});

test("nobody is asked for their own details again: they stand in one line until they are to be changed", async () => {
  const { user, server } = await openWizard(`${EDIT}&step=parties`, { DraftUpdate: updated({}) });
  const applicant = await screen.findByRole("group", { name: "Applicant 1" });
  expect(within(applicant).getByText("You: Harbour Civil Pty Ltd")).toBeTruthy();
  expect(within(applicant).queryByRole("textbox")).toBeNull();
  expect(document.title).toBe("Draft DR-20871 · Bondline");

  await user.click(within(applicant).getByRole("button", { name: "Change Applicant 1" }));
  const fields = screen.getByRole("group", { name: "Applicant 1" });
  await waitFor(() => expect(document.activeElement).toBe(within(fields).getByLabelText("ABN or ACN")));
  await user.clear(within(fields).getByLabelText("Email"));
  await user.click(screen.getByRole("button", { name: "Continue" }));
  expect(await within(fields).findByText("Add the contact's email.")).toBeTruthy();
  expect(server.callsOf("BusinessByAbn")).toEqual([]);
});

test("an applicant of whom something is missing is asked for it at once", async () => {
  const draft = aDraft({ parties: [applicant({ address: null }), beneficiary()] });
  await openWizard(`${EDIT}&step=parties`, { DraftOpen: { data: { draft } } });
  const fields = await screen.findByRole("group", { name: "Applicant 1" });
  expect(within(fields).getByLabelText("Principal place of business")).toBeTruthy();
});

test("a beneficiary's ABN fills in what the register knows, and a person may type over it", async () => {
  const business = {
    abn: "88000014675",
    name: "WOOLWORTHS GROUP LIMITED",
    entityType: "PUB",
    status: "ACTIVE",
    state: "NSW",
    postcode: "2153",
  };
  const nobody = beneficiary({ name: null, abn: null, state: null, postcode: null });
  const draft = aDraft({ parties: [applicant(), nobody] });
  const { user, server } = await openWizard(
    `${EDIT}&step=parties`,
    {
      DraftOpen: { data: { draft } },
      DraftUpdate: updated({}),
      BusinessByAbn: { data: { businessByAbn: { outcome: "FOUND", business } } },
    },
    { businessRegister: true },
  );
  const fields = await screen.findByRole("group", { name: "Beneficiary 1" });
  const textIn = (label: RegExp | string) => within(fields).getByLabelText<HTMLInputElement>(label).value;
  await user.click(within(fields).getByLabelText("ABN or ACN"));
  await user.paste("88 000 014 675");
  await waitFor(() => expect(textIn("Name")).toBe("WOOLWORTHS GROUP LIMITED"));
  expect([textIn(/State/), textIn(/Postcode/)]).toEqual(["NSW", "2153"]);
  await user.clear(within(fields).getByLabelText("Name"));
  await user.type(within(fields).getByLabelText("Name"), "Woolworths Group Limited");
  expect(textIn("Name")).toBe("Woolworths Group Limited");
  expect(within(fields).queryByRole("button", { name: /^Use / })).toBeNull();
  expect(server.callsOf("BusinessByAbn")).toHaveLength(1);
});

test("only forms of wording that fit are offered, each explained, with the text beside them", async () => {
  const { user } = await openWizard(`${EDIT}&step=contract`, {
    DraftUpdate: updated({}),
    DraftWordingPreview: { data: { draftPreview: { html: "<p>At the request</p>", checks: [] } } },
  });
  await screen.findByRole("radio", { name: /^AS 4000 with expiry/ });
  const offered = () =>
    screen.getAllByRole("radio", { name: /^(AS|Other)/ }).map((radio) => (radio as HTMLInputElement).value);
  expect(offered()).toEqual(["AS2124_EXPIRY", "AS4000_EXPIRY", "OTHER"]);
  expect(
    screen.getByText(/on the older AS 2124 conditions. Ends at 4.00 pm on your expiry date./),
  ).toBeTruthy();
  expect(await screen.findByTitle("Preview of the wording")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "About AS 4000 and AS 2124" }));
  expect(screen.getByRole("tooltip").textContent).toMatch(/standard conditions for building contracts/);
});

test("a save brings the wording that it makes, and an earlier step is saved without one", async () => {
  const { user, server } = await openWizard(EDIT, {
    DraftUpdate: updated({ yourReference: "HC-0319" }),
    DraftUpdatePreview: {
      data: {
        updateDraftPreview: {
          draft: aDraft({ version: 6, yourReference: "HC-0319", contractForm: "AS2124_EXPIRY" }),
          draftPreview: { html: "<p>Under AS 2124</p>" },
        },
      },
    },
    DraftWordingPreview: { data: { draftPreview: { html: "<p>Under AS 4000</p>", checks: [] } } },
  });
  const reference = await screen.findByLabelText(/Your reference/);
  await user.clear(reference);
  await user.type(reference, "HC-0319");
  await waitFor(() => expect(server.callsOf("DraftUpdate")).toHaveLength(1), WAIT);

  await user.click(screen.getByRole("button", { name: /Wording and delivery/ }));
  await screen.findByTitle("Preview of the wording");
  await user.click(await screen.findByRole("radio", { name: /^AS 2124 with expiry/ }));
  await waitFor(() => expect(server.callsOf("DraftUpdatePreview")).toHaveLength(1), WAIT);
  expect(server.inputsOf("DraftUpdatePreview")).toEqual([
    expect.objectContaining({ id: DRAFT_ID, draft: { contractForm: "AS2124_EXPIRY" } }),
  ]);
  expect(await screen.findByText("Saved", {}, WAIT)).toBeTruthy();
  expect(server.callsOf("DraftUpdate")).toHaveLength(1);
  expect(server.callsOf("DraftWordingPreview")).toHaveLength(1);
});

test("a lease is offered no form of a building contract", async () => {
  const draft = aDraft({ purpose: "RENTAL_BOND", contractForm: null });
  await openWizard(`${EDIT}&step=contract`, { DraftOpen: { data: { draft } } });
  expect(await screen.findByRole("radio", { name: /^Other wording/ })).toBeTruthy();
  expect(screen.queryByRole("radio", { name: /^AS/ })).toBeNull();
});

test("another expiry says in one sentence that another form is to be chosen", async () => {
  const { user } = await openWizard(EDIT, {
    DraftUpdate: updated({}),
    DraftWordingPreview: { data: { draftPreview: { html: "<p></p>", checks: [] } } },
  });
  await user.selectOptions(await screen.findByLabelText("Expiry"), "OPEN_ENDED");
  const sentence = "You chose no expiry date, so pick a form without expiry.";
  expect(await screen.findByText(new RegExp(sentence))).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /Wording and delivery/ }));
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.queryByRole("radio", { name: /with expiry/ })).toBeNull();
});

test("every party but the first can be removed, and more can be added", async () => {
  const { user } = await openWizard(`${EDIT}&step=parties`, { DraftUpdate: updated({}) });
  expect(await screen.findByRole("group", { name: "Applicant 1" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Remove Applicant 1" })).toBeNull();

  await user.click(screen.getByRole("button", { name: "Add party" }));
  await user.click(screen.getByRole("menuitem", { name: "Other" }));
  expect(await screen.findByRole("group", { name: "Other 1" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Remove Other 1" }));
  expect(screen.queryByRole("group", { name: "Other 1" })).toBeNull();
});

test("an invoice recipient is validated before it is added", async () => {
  const { user } = await openWizard(`${EDIT}&step=funds`, {
    DraftUpdate: updated({ invoiceRecipientEmailAddresses: "accounts@harbourcivil.example" }),
    DraftSourceOfFunds: { data: { sourceOfFundsOptions: [] } },
    DraftFeeOffers: { data: { feeOffers: [] } },
  });
  const recipients = await screen.findByLabelText(/Invoice recipients/);
  await user.type(recipients, "accounts@{Enter}");
  expect(screen.getByText("This field must be a valid email")).toBeTruthy();
  await user.clear(recipients);
  await user.type(recipients, "accounts@harbourcivil.example{Enter}");
  expect(screen.getByRole("button", { name: "Remove accounts@harbourcivil.example" })).toBeTruthy();
});

test("each fee plan says in dollars what it costs, and the cheapest is marked; a cash-backed one makes the refund account compulsory", async () => {
  const { user, path } = await openWizard(`${EDIT}&step=funds`, {
    DraftOpen: {
      data: { draft: aDraft({ feeSummaryId: null, refundBSB: null, refundAccountNumber: null }) },
    },
    DraftUpdate: updated({ ...CASH, refundAccountName: null, refundBSB: null, refundAccountNumber: null }),
    DraftSourceOfFunds: { data: { sourceOfFundsOptions: SOURCES } },
    DraftFeeOffers: { data: { feeOffers: [offer("cash", { isCheapest: true }), offer("property", {})] } },
  });
  const cash = await screen.findByRole("radio", { name: /cash guarantee/ });
  const plan = cash.closest("label");
  for (const text of ["$1,712.50", "$2,125.00", "$4,900.00", "$400,000.00", "Cheapest"])
    expect(within(plan as HTMLElement).getByText(text)).toBeTruthy();
  expect(screen.getAllByText("To 14/07/2028")).toHaveLength(1 + 2);
  expect(screen.getByLabelText(/^Account name optional/)).toBeTruthy();

  await user.click(screen.getByRole("button", { name: "About cash-backed plans" }));
  expect(await screen.findByText(/comes back to your refund account when the guarantee ends/)).toBeTruthy();

  await user.click(cash);
  expect(screen.getByText("You also lodge $400,000.00 as security")).toBeTruthy();
  expect(screen.queryByLabelText(/^Account name optional/)).toBeNull();
  await user.click(screen.getByRole("button", { name: "Review and submit" }));
  const account = screen.getByLabelText("Account name");
  await waitFor(() => expect(document.activeElement).toBe(account), WAIT);
  for (const sentence of ["Enter the name of the account.", "Enter the BSB.", "Enter the account number."])
    expect(screen.getByText(sentence)).toBeTruthy();
  expect(path()).toContain("step=funds");
});

test("plans that cost as little are both marked, and one without an end is compared by its first year", async () => {
  await openWizard(`${EDIT}&step=funds`, {
    DraftOpen: { data: { draft: aDraft({ expiryType: "OPEN_ENDED", expiresAt: null }) } },
    DraftSourceOfFunds: { data: { sourceOfFundsOptions: SOURCES } },
    DraftFeeOffers: {
      data: {
        feeOffers: [
          offer("cash", { isCheapest: true, toExpiry: null }),
          offer("property", { isCheapest: true, toExpiry: null }),
        ],
      },
    },
  });
  expect(await screen.findAllByText("Equal cheapest")).toHaveLength(2);
  expect(screen.getAllByText("$2,775.00")).toHaveLength(2);
  expect(screen.getByText(/until the guarantee is returned/)).toBeTruthy();
});

test("the last step leads to the page on which the draft is submitted", async () => {
  const { user, path } = await openWizard(`${EDIT}&step=funds`, {
    DraftOpen: { data: { draft: aDraft(CASH) } },
    DraftSourceOfFunds: { data: { sourceOfFundsOptions: SOURCES } },
    DraftFeeOffers: { data: { feeOffers: [offer("property", {})] } },
    DraftWordingPreview: "silent",
  });
  await user.click(await screen.findByRole("button", { name: "Review and submit" }));
  await waitFor(() => expect(path()).toBe(`/drafts/${OWNER_ID}/${DRAFT_ID}/submit`), WAIT);
});

test("whoever was sent to a field finds it marked with what is missing, and in focus", async () => {
  const draft = aDraft({
    feeSummaryId: null,
    applicableRequirements: [{ field: "feeSummaryId", message: "Choose a fee plan.", requirementMet: false }],
  });
  await openWizard(`${EDIT}&step=funds&field=feeSummaryId`, {
    DraftOpen: { data: { draft } },
    DraftSourceOfFunds: { data: { sourceOfFundsOptions: SOURCES } },
    DraftFeeOffers: { data: { feeOffers: [offer("cash", {})] } },
  });
  const plan = await screen.findByRole("radio", { name: /cash guarantee/ });
  await waitFor(() => expect(document.activeElement).toBe(plan), WAIT);
  expect(screen.getByText("Choose a fee plan.")).toBeTruthy();
});

test("once submission has begun the details can be read and not changed", async () => {
  await openWizard(EDIT, { DraftOpen: { data: { draft: aDraft({ editableFields: SUBMISSION_FIELDS }) } } });
  const amount = (await screen.findByLabelText("Amount")) as HTMLInputElement;
  expect(amount.readOnly).toBe(true);
  expect((screen.getByLabelText("Purpose") as HTMLSelectElement).disabled).toBe(true);
  expect(screen.getByText("Some details are locked")).toBeTruthy();
});

test("leaving with a text that cannot be saved asks first", async () => {
  const { user, router, path } = await openWizard(EDIT, { DraftUpdate: "unreachable" });
  await user.type(await screen.findByLabelText(/Your reference/), "x");
  act(() => void router.navigate({ href: "/documents" }));
  const question = await screen.findByRole("alertdialog", { name: "Leave with unsaved changes?" });
  await user.click(within(question).getByRole("button", { name: "Keep editing" }));
  expect(path()).toContain(NEW);
});

test("the question goes and the page is left once the text is saved after all", async () => {
  const { server, user, router, path } = await openWizard(EDIT, {
    DraftUpdate: "unreachable",
    ListAll: "silent",
    ListCounts: "silent",
    ...CAUGHT_UP,
  });
  await user.type(await screen.findByLabelText(/Your reference/), "x");
  act(() => void router.navigate({ href: "/documents" }));
  await screen.findByRole("alertdialog", { name: "Leave with unsaved changes?" });

  server.answers.DraftUpdate = {
    data: { updateDraft: { clientMutationId: "1", draft: aDraft({ version: 6 }) } },
  };
  act(() => setLiveState("connected"));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull(), WAIT);
  await waitFor(() => expect(path()).toBe("/documents"));
});

test("a live connection that fails again is no reason to try saving again; one that is back is", async () => {
  const { server, user } = await openWizard(EDIT, { DraftUpdate: "unreachable", ...CAUGHT_UP });
  await user.type(await screen.findByLabelText(/Your reference/), "x");
  expect(await screen.findByText("Not saved: trying again", {}, WAIT)).toBeTruthy();
  await act(async () => setLiveState("reconnecting"));
  expect(server.callsOf("DraftUpdate")).toHaveLength(1);
  act(() => setLiveState("connected"));
  await waitFor(() => expect(server.callsOf("DraftUpdate")).toHaveLength(2));
});

test("a person who may not raise drafts for the organisation is told so", async () => {
  await openWizard(`/drafts/${KESTREL.id}/create`, {
    SessionUserState: userState({ organisations: [HARBOUR_CIVIL, KESTREL] }),
  });
  expect(
    await screen.findByRole("heading", { level: 1, name: "You can’t raise drafts for this organisation" }),
  ).toBeTruthy();
  expect(screen.getByRole("link", { name: "Go to drafts and documents" })).toBeTruthy();
});

test("a draft that could not be loaded offers to try again", async () => {
  const { user, server } = await openWizard(EDIT, { DraftOpen: "unreachable" });
  await user.click(await screen.findByRole("button", { name: "Retry" }));
  await waitFor(() => expect(server.callsOf("DraftOpen")).toHaveLength(2));
});

const SOURCES = [{ code: "BUSINESS_INCOME", label: "Income from the business", needsDetails: false }];
const PLAN_IDS = {
  cash: "0198c000-0000-7000-8000-0000000000c1",
  property: "0198c000-0000-7000-8000-0000000000c2",
};
const CASH = {
  feeSummaryId: PLAN_IDS.cash,
  feeSummary: {
    id: PLAN_IDS.cash,
    name: "cash guarantee",
    securityTypeCash: true,
    supplier: { id: "s", name: "Macquarie", tradeName: "Macquarie" },
  },
  bankProfile: aBankProfile(),
  refundAccountName: "Harbour Civil",
};

function offer(id: "cash" | "property", given: object) {
  return {
    payNow: "1712.50",
    perYear: "2125.00",
    firstYear: "2775.00",
    toExpiry: "4900.00",
    securityAmount: id === "cash" ? "400000.00" : null,
    isCheapest: false,
    steps: [],
    feeSummary: {
      id: PLAN_IDS[id],
      name: `${id} guarantee`,
      details: "Ongoing fee half-yearly.",
      minimumAnnualCost: "250.00",
      securityTypeCash: id === "cash",
      supplier: { id: "s", name: "Macquarie", tradeName: "Macquarie", bankProfile: aBankProfile() },
    },
    ...given,
  };
}

function openWizard(at: string, answers: FakeAnswers, configuration = {}) {
  return renderClient({
    at,
    configuration,
    token: "a-token",
    answers: {
      SessionUserState: userState(),
      DraftOpen: { data: { draft: aDraft() } },
      DraftFacilities: { data: { facilities: [] } },
      ...answers,
    },
  });
}

/** The first save meets another person's version; later ones are taken as they are. */
function conflictOnce(theirs: ReturnType<typeof aDraft>): FakeAnswers {
  const held = { updates: 0 };
  const open = (): FakeAnswer => ({ data: { draft: held.updates === 0 ? aDraft() : theirs } });
  const update = ({ input }: { readonly input?: unknown }): FakeAnswer => {
    held.updates += 1;
    if (held.updates === 1) return { refusal: { code: "CONFLICT", message: "Someone else changed this." } };
    const { draft } = input as { draft: object };
    return { data: { updateDraft: { draft: { ...theirs, ...draft, version: theirs.version + 1 } } } };
  };
  return { DraftOpen: open, DraftUpdate: update };
}

function created({ input }: { readonly input?: unknown }): FakeAnswer {
  const { draft } = input as { draft: { amount: string; parties: { partyVariant: string }[] } };
  const parties = aDraft().parties.map((party, place) => ({ ...party, ...nulled(draft.parties[place]) }));
  const empty = Object.fromEntries(Object.entries(aDraft()).filter(([, value]) => typeof value !== "object"));
  const record = { ...aDraft(), ...emptied(empty), ...draft, version: 1, parties };
  return { data: { createDraft: { draft: { ...record, deliveryDetails: noDelivery() } } } };
}

/** As a server answers a draft of which only this much was given. */
function emptied(fields: Record<string, unknown>): Record<string, unknown> {
  const kept = new Set([
    "id",
    "organisationId",
    "status",
    "processType",
    "referenceNumber",
    "createdAt",
    "updatedAt",
    "waitingFor",
    "waitingSince",
  ]);
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, kept.has(field) ? value : null]),
  );
}

function nulled(party: object | undefined): object {
  return Object.fromEntries(Object.entries(party ?? {}).map(([field, value]) => [field, value ?? null]));
}

function noDelivery() {
  return { deliveryType: null, recipientNames: null, companyName: null, phoneNumber: null, address: null };
}

function updated(given: Parameters<typeof aDraft>[0]): FakeAnswer {
  return { data: { updateDraft: { draft: aDraft({ version: 5, ...given }) } } };
}

const MACQUARIE = aBankProfile({
  key: "MACQUARIE",
  features: [
    "PREVIOUS_IDENTIFICATION",
    "CREDIT_INTEREST_ACCOUNT",
    "ADDITIONAL_SUPPLIER_DETAIL",
    "FUNDING_SECTION",
  ],
  resources: [
    {
      name: "Guide to guarantees",
      kind: "GUIDE",
      place: "APPLICATION",
      url: "https://macquarie.example/guide",
    },
    { name: "Only for the desk", kind: "FORM", place: "DESK", url: "https://macquarie.example/form" },
  ],
});

test("the bank of the plan has its own sections, says what is missing, and gives its guide to read", async () => {
  const { user } = await openWizard(`${EDIT}&step=funds`, {
    DraftOpen: { data: { draft: aDraft({ ...CASH, bankProfile: MACQUARIE }) } },
    DraftFeeOffers: { data: { feeOffers: [offer("cash", {}), offer("property", {})] } },
    DraftSourceOfFunds: { data: { sourceOfFundsOptions: SOURCES } },
    DraftUpdate: updated({
      ...CASH,
      bankProfile: MACQUARIE,
      bankDetails: { ...aDraft().bankDetails, previousIdentification: "YES" },
    }),
  });
  const before = await screen.findByRole("group", { name: "Previous identification" });
  expect(screen.getByRole("link", { name: /Guide to guarantees/ })).toBeTruthy();
  expect(screen.queryByText("Only for the desk")).toBeNull();
  expect(within(before).queryByLabelText(/customer number/)).toBeNull();
  await user.click(within(before).getByRole("radio", { name: "Yes" }));
  expect(within(before).getByLabelText("Your customer number at Macquarie")).toBeTruthy();

  await user.click(screen.getByRole("button", { name: "Review and submit" }));
  for (const missing of [
    "Enter your customer number at the bank.",
    "Name the bank that the money comes from.",
    "Enter the number of the account for the interest.",
    "Say what the business does.",
  ])
    expect((await screen.findAllByText(missing)).length).toBeGreaterThan(0);
  expect(screen.queryByRole("group", { name: "Product" })).toBeNull();
});

test("another bank's sections go with its plan, and a special product is offered where the bank has it", async () => {
  const small = aBankProfile({ tradeName: "Beyond", features: ["SMALL_BUSINESS_LOAN_GUARANTEE"] });
  const { user } = await openWizard(`${EDIT}&step=funds`, {
    DraftOpen: { data: { draft: aDraft({ ...CASH, bankProfile: small }) } },
    DraftFeeOffers: { data: { feeOffers: [offer("cash", {})] } },
    DraftSourceOfFunds: { data: { sourceOfFundsOptions: SOURCES } },
    DraftUpdate: "silent",
  });
  const product = await screen.findByRole("group", { name: "Product" });
  expect(screen.queryByRole("group", { name: "Funding" })).toBeNull();
  await user.click(within(product).getByRole("radio", { name: "Small business loan bank guarantee" }));
  expect(within(product).getByRole("radio", { name: "Usual bank guarantee" })).toBeTruthy();
});
