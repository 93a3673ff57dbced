// An organisation's billing: its invoices page by page, and sending one to further people.
// Shows: INV-02, INV-04, INV-13..INV-21, INV-24, API-111.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Api } from "../../../../testing/api.ts";
import { refusalOf } from "../../../../testing/draft-calls.ts";
import { allMails } from "../../../../testing/outbox.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import type { Draft } from "../../drafts/drafts/draft-record.ts";

const HARBOUR = idOf("organisation", "harbour");

let world: World;
let ada: Api;
let open: Draft;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
  for (const status of ["PROCESSING", "REJECTED", "CANCELLED"] as const) {
    await world.draft({ status });
    world.clock.advance({ minutes: 1 });
  }
  const toCancel = await world.draft({ status: "PENDING_PAYMENT" });
  await ada.mutate(
    "cancelDraft",
    "DraftVersionInput",
    { id: toCancel.id, version: toCancel.version },
    "clientMutationId",
  );
  world.clock.advance({ minutes: 1 });
  open = await world.draft({ status: "PENDING_PAYMENT" });
  await world.draft({ owner: "wesfarmers", status: "PENDING_PAYMENT" });
});
after(() => world.end());

async function listed(api: Api, more = "") {
  const { invoices } = await api.get(
    `query ($id: ID!) { invoices(organisationId: $id ${more}) { totalCount pageInfo { hasNextPage endCursor } edges { node {
       draftReferenceNumber beneficiaryName processType organisationName organisationAbn organisationAddress bankAccountBsb
       invoice { invoiceNumber depositReferenceNumber stripeInvoiceStatus total gst lineItems { description amount } } } } } }`,
    { id: HARBOUR },
  );
  return invoices;
}

type Listed = { node: { invoice: { stripeInvoiceStatus: string; invoiceNumber: string } } };
const statusesOf = ({ edges }: { edges: Listed[] }) =>
  edges.map(({ node }) => node.invoice.stripeInvoiceStatus);

describe("an organisation's invoices", () => {
  test("come newest first, each with what it is for, and none of anybody else's", async () => {
    const invoices = await listed(ada);
    assert.deepEqual(statusesOf(invoices), ["open", "void", "paid"]);
    assert.equal(invoices.totalCount, 3);
    const [{ node }] = invoices.edges;
    assert.equal(node.draftReferenceNumber, open.referenceNumber);
    assert.equal(node.beneficiaryName, "Woolworths Group Limited");
    assert.equal(node.organisationName, "Harbour Civil Pty Ltd");
    assert.equal(node.organisationAddress, "12 Bligh Street, Sydney NSW 2000");
    assert.equal(node.bankAccountBsb, "033-088");
    assert.ok(
      node.invoice.lineItems.some(
        ({ description }: { description: string }) => description === "Establishment Fee",
      ),
    );
  });

  test("are asked for by status, and page by page", async () => {
    assert.deepEqual(statusesOf(await listed(ada, ", status: paid")), ["paid"]);
    assert.deepEqual(statusesOf(await listed(ada, ", status: void")), ["void"]);
    const first = await listed(ada, ", first: 2");
    const rest = await listed(ada, `, first: 2, after: "${first.pageInfo.endCursor}"`);
    assert.deepEqual([...statusesOf(first), ...statusesOf(rest)], ["open", "void", "paid"]);
    assert.deepEqual([first.pageInfo.hasNextPage, rest.pageInfo.hasNextPage], [true, false]);
  });

  test("are summed by how long they have been due, and their total is what is open", async () => {
    const ageing = async () =>
      (
        await ada.get(
          "query ($id: ID!) { invoiceAgeing(organisationId: $id) { asOf total periods { period amount count } } }",
          { id: HARBOUR },
        )
      ).invoiceAgeing;
    const [{ node }] = (await listed(ada, ", status: open")).edges;
    const { total, periods } = await ageing();
    assert.equal(total, node.invoice.total);
    assert.deepEqual(periods[0], { period: "NOT_DUE", amount: total, count: 1 });
    assert.deepEqual(
      periods.slice(1).map(({ count }: { count: number }) => count),
      [0, 0, 0, 0],
    );
  });

  test("are sent to the postal address, where there is one", async () => {
    await ada.mutate(
      "updateOrganisation",
      "UpdateOrganisationInput",
      {
        id: HARBOUR,
        version: 1,
        postalAddress: { line1: "PO Box 7", suburb: "Newcastle", postalCode: "1300", state: "NSW" },
      },
      "clientMutationId",
    );
    const [{ node }] = (await listed(ada)).edges;
    assert.equal(node.organisationAddress, "PO Box 7, Newcastle NSW 1300");
  });
});

describe("sending an invoice again", () => {
  const resend = (api: Api, recipients: string, referenceNumber?: string) =>
    api.mutate(
      "resendInvoices",
      "ResendInvoicesInput",
      { recipients, referenceNumber: referenceNumber ?? open.invoices[0]?.depositReferenceNumber },
      "clientMutationId",
    );

  test("reaches every recipient by a mail of their own, with the amount and the ways to pay", async () => {
    const answer = await resend(
      ada,
      "cfo@harbourcivil.example; Owner@kestrel.example;cfo@harbourcivil.example",
    );
    assert.equal(refusalOf(answer), "OK");
    const mails = (await allMails(world))
      .filter(({ intent }) => /^invoice .* sent again /.test(intent))
      .toSorted((one, other) => String(one.toAddresses).localeCompare(String(other.toAddresses)));
    assert.deepEqual(
      mails.map(({ toAddresses }) => toAddresses),
      [["cfo@harbourcivil.example"], ["owner@kestrel.example"]],
    );
    const [invoice] = open.invoices;
    assert.equal(mails[0]?.subject, `Invoice ${invoice?.invoiceNumber} from Bondline`);
    assert.match(mails[0]?.text ?? "", new RegExp(invoice?.depositReferenceNumber ?? "none"));
    assert.match(mails[0]?.text ?? "", /BSB 033-088, account 482913/);
  });

  test("names the first faulty recipient, and asks for one", async () => {
    assert.deepEqual(refusalOf(await resend(ada, "cfo@harbourcivil.example;nobody")), {
      recipients: "nobody is not a valid email",
    });
    assert.deepEqual(refusalOf(await resend(ada, " ; ")), {
      recipients: "Please add at least one recipient",
    });
  });

  test("is for those who see the billing: everybody else is told of no such invoice", async () => {
    for (const person of ["cam", "wes", "rosa", "fay"] as const)
      assert.equal(
        refusalOf(await resend(await world.as(person), "cfo@harbourcivil.example")),
        "INVOICE_NOT_FOUND",
        person,
      );
    assert.equal(refusalOf(await resend(ada, "cfo@harbourcivil.example", "BL-NONE")), "INVOICE_NOT_FOUND");
  });

  test("is held up when it is asked for too often", async () => {
    const codes: string[] = [];
    for (let time = 0; time < 11; time += 1)
      codes.push(String(refusalOf(await resend(ada, `person${time}@harbourcivil.example`))));
    assert.ok(codes.includes("RATE_LIMITED"));
    assert.ok(codes.filter((code) => code === "OK").length <= 10);
  });
});
