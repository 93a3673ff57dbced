// Lists of documents: tabs, search, every sort both ways, paging, counts, and who sees which.
// Shows: API-016..API-019, DOC-008..DOC-011, DOC-077..DOC-080, DOC-087, DOC-088, X-14.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import pg from "pg";
import type { Api } from "../../../../testing/api.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { addViewer } from "../../../demo/builders/sharing-builder.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { runTransaction } from "../../../transaction/transaction.ts";

const HARBOUR = idOf("organisation", "harbour");
const LIST = `query ($o: ID!, $tab: DocumentTab, $search: String, $sort: DocumentSort, $first: Int, $after: String, $last: Int, $before: String) {
  documents(organisationId: $o, tab: $tab, search: $search, sort: $sort, first: $first, after: $after, last: $last, before: $before) {
    edges { cursor node { id guaranteeNumber } } totalCount pageInfo { startCursor endCursor hasNextPage hasPreviousPage } } }`;

let world: World;
let ada: Api;
const documents: { id: string; organisationId: string; number: string }[] = [];
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
  const MADE: [amount: string, expiresAt: string | null][] = [
    ["250000", "2028-06-30"],
    ["1000000", null],
    ["5000", "2027-06-30"],
    ["250000", "2027-06-30"],
    ["300000", "2029-06-30"],
  ];
  for (const [index, [amount, expiresAt]] of MADE.entries()) {
    world.clock.advance({ hours: 1 });
    const draft = await world.draft({
      status: "ESTABLISHED",
      guaranteeNumber: `MQ-${index}`,
      fields: {
        amount,
        ...(expiresAt === null
          ? { expiryType: "OPEN_ENDED", expiresAt: null, contractForm: "AS4000" }
          : { expiresAt, expectedReturnDate: expiresAt }),
      },
    });
    documents.push({
      id: draft.documentId ?? "",
      organisationId: draft.organisationId,
      number: `MQ-${index}`,
    });
  }
});
// Statuses that no step of the present journey leads to are put there by hand.
after(() => world.endUnchecked());

const list = async (variables: object = {}, api = ada) =>
  (await api.get(LIST, { o: HARBOUR, ...variables })).documents;
const numbers = (page: { edges: { node: { guaranteeNumber: string } }[] }) =>
  page.edges.map(({ node }) => Number(node.guaranteeNumber.slice(3)));

describe("every sort of documents", () => {
  const ORDERS: [field: string, upwards: number[]][] = [
    ["CREATED_AT", [0, 1, 2, 3, 4]],
    // An open end sorts as the far end of the calendar.
    ["EXPIRES_AT", [2, 3, 0, 4, 1]],
    ["AMOUNT", [2, 0, 3, 4, 1]],
  ];
  for (const [field, upwards] of ORDERS) {
    test(`by ${field} runs both ways and pages without gap or repeat`, async () => {
      for (const direction of ["ASC", "DESC"]) {
        const sort = { field, direction };
        const whole = numbers(await list({ sort }));
        const expected = direction === "ASC" ? upwards : upwards.toReversed();
        assert.deepEqual([...whole].sort(), [0, 1, 2, 3, 4]);
        assert.deepEqual(sortKeys(field, whole), sortKeys(field, expected));
        const seen: number[] = [];
        let page = await list({ sort, first: 2 });
        for (;;) {
          seen.push(...numbers(page));
          if (!page.pageInfo.hasNextPage) break;
          page = await list({ sort, first: 2, after: page.pageInfo.endCursor });
        }
        assert.deepEqual(seen, whole);
        const back = [numbers(page)];
        while (page.pageInfo.hasPreviousPage) {
          page = await list({ sort, last: 2, before: page.pageInfo.startCursor });
          back.unshift(numbers(page));
        }
        assert.deepEqual(back.flat(), whole);
      }
    });
  }

  test("a cursor of another sort, or of nobody's making, is refused", async () => {
    const forged = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
    for (const [field, value] of [
      ["EXPIRES_AT", "2027-02-30"],
      ["ESTABLISHED_AT", "yesterday"],
      ["AMOUNT", "12.5"],
      ["CREATED_AT", "2027-01-01"],
    ] as const) {
      const { errors } = await ada.ask(LIST, {
        o: HARBOUR,
        sort: { field, direction: "ASC" },
        after: forged([value, documents[0]?.id]),
      });
      assert.deepEqual(
        errors?.[0]?.extensions.fields,
        { after: "This cursor is not one that the list has given." },
        field,
      );
    }
  });
});

/** What is equal in a sort may come in either order, which the ids decide. */
function sortKeys(field: string, places: number[]): string[] {
  const KEYS: Record<string, string[]> = {
    CREATED_AT: ["0", "1", "2", "3", "4"],
    EXPIRES_AT: ["2028", "open", "2027", "2027", "2029"],
    AMOUNT: ["250000", "1000000", "5000", "250000", "300000"],
  };
  return places.map((place) => KEYS[field]?.[place] ?? "");
}

describe("searching documents", () => {
  for (const [typed, found] of [
    ["mq-3", [3]],
    ["MQ-", [4, 3, 2, 1, 0]],
    ["woolworths", [4, 3, 2, 1, 0]],
    ["macquarie bank", [4, 3, 2, 1, 0]],
    ["%", []],
    ["MQ_3", []],
  ] as [string, number[]][]) {
    test(`for ${typed}`, async () => {
      const page = await list({ search: typed });
      assert.deepEqual(numbers(page), found);
      assert.equal(page.totalCount, found.length);
    });
  }
});

describe("tabs and counts", () => {
  const TAB_OF: Record<string, string> = {
    PENDING: "ESTABLISHED",
    ESTABLISHED: "ESTABLISHED",
    AWAITING_RETURN: "AWAITING_RETURN",
    CLOSED_RETURNED: "CLOSED",
    CLOSED_CLAIMED: "CLOSED",
    CLOSED_CANCELLED: "CLOSED",
    CLOSED_EXPIRED: "CLOSED",
    PROJECTED: "PROJECTED",
  };
  for (const [status, tab] of Object.entries(TAB_OF)) {
    test(`a document that is ${status} is under ${tab} and nowhere else`, async () => {
      const [document] = documents;
      assert.ok(document);
      await runTransaction(world.app, { system: "Set-up" }, (tx) =>
        tx.query("update document set status = $2 where id = $1", [document.id, status]),
      );
      for (const each of ["ESTABLISHED", "PROJECTED", "AWAITING_RETURN", "CLOSED"])
        assert.equal(numbers(await list({ tab: each })).includes(0), each === tab, each);
      const { documentCount } = await ada.get(
        "query ($o: ID!) { documentCount(organisationId: $o) { awaitingReturn closed established projected } }",
        { o: HARBOUR },
      );
      const counted = { awaitingReturn: 0, closed: 0, established: 4, projected: 0 };
      const name = {
        AWAITING_RETURN: "awaitingReturn",
        CLOSED: "closed",
        ESTABLISHED: "established",
        PROJECTED: "projected",
      }[tab];
      assert.deepEqual(documentCount, {
        ...counted,
        [name ?? ""]: counted[name as keyof typeof counted] + 1,
      });
    });
  }
});

describe("who sees which documents", () => {
  test("a limited user only those that the person was added to, in list and count", async () => {
    const cam = await world.as("cam");
    const [, , added] = documents;
    assert.ok(added);
    assert.deepEqual(numbers(await list({}, cam)), []);
    await addViewer(world.app, "document", added, "cam");
    const page = await list({}, cam);
    assert.deepEqual([numbers(page), page.totalCount], [[2], 1]);
    const { documentCount } = await cam.get(
      "query ($o: ID!) { documentCount(organisationId: $o) { established } }",
      { o: HARBOUR },
    );
    assert.equal(documentCount.established, 1);
  });

  test("another organisation's list is not there", async () => {
    for (const person of ["wes", "fay", "rosa", "sam"] as const)
      assert.equal(
        await (await world.as(person)).codeOf(LIST, { o: HARBOUR }),
        "ORGANISATION_NOT_FOUND",
        person,
      );
  });
});

describe("a list that is longer than its total counts", () => {
  const TOTAL =
    "query ($o: ID!, $tab: DocumentTab) { documents(organisationId: $o, tab: $tab) { totalCount totalCountIsCapped } }";

  test("says that there are more, and its tab how many", async () => {
    const [document] = documents;
    await copied(document?.id ?? "", 1_200);
    const page = await ada.get(TOTAL, { o: HARBOUR, tab: "AWAITING_RETURN" });
    assert.deepEqual(page.documents, { totalCount: 1_000, totalCountIsCapped: true });
    const { documentCount } = await ada.get(
      "query ($o: ID!) { documentCount(organisationId: $o) { awaitingReturn } }",
      {
        o: HARBOUR,
      },
    );
    assert.equal(documentCount.awaitingReturn, 1_200);
  });

  /** As ones that await their return, behind everybody's back. */
  async function copied(id: string, times: number): Promise<void> {
    const owner = new pg.Client({ connectionString: world.ownerUrl });
    await owner.connect();
    await owner.query("set session_replication_role = replica");
    const { rows } = await owner.query<{ name: string }>(
      `select quote_ident(column_name) as name from information_schema.columns
        where table_schema = 'public' and table_name = 'document' and is_generated = 'NEVER' and column_name not in ('id', 'status', 'reference_number', 'original_draft_id', 'wording_hash', 'guarantee_number', 'verification_code')`,
    );
    const names = rows.map(({ name }) => name).join(", ");
    await owner.query(
      `insert into document (id, status, reference_number, ${names})
       select gen_random_uuid(), 'AWAITING_RETURN', 'COPY-' || n, ${names} from document, generate_series(1, ${times}) n where id = $1`,
      [id],
    );
    await owner.end();
  }
});
