// People at work while faults happen: each goes through whole journeys of drafts, sends again what was not answered, and keeps a journal.

import { setTimeout as pause } from "node:timers/promises";
import { idOf } from "../../server/demo/cast-ids.ts";
import { GOOD_CARD } from "../card-payer.ts";
import { DRAFT_INPUT_TYPES, type DraftCall } from "../draft-calls.ts";
import type { Chance } from "./seeded.ts";

export type Caller = "applicant" | "provider";

/** A command that was acknowledged. */
export type JournalEntry = {
  caller: Caller;
  name: DraftCall;
  input: { clientMutationId: string } & Record<string, unknown>;
  draftId: string;
};

/** What must be found of a draft whose journey has ended. */
export type Journey = {
  draftId: string;
  status: string;
  /** By how much its acknowledged commands have raised its version. */
  raises: number;
  isApproved: boolean;
  /** Its security money is recorded as held. */
  isSecured: boolean;
  paidBy: "card" | "transfer" | undefined;
  isEstablished: boolean;
};

export type LoadOptions = {
  url: string;
  tokens: Record<Caller, string>;
  /** Complete fields of a draft that can be submitted. */
  fields: Record<string, unknown>;
  feeSummaryId: string;
  chance: Chance;
  people: number;
};

export type Load = {
  journal: readonly JournalEntry[];
  journeys: readonly Journey[];
  /** Refusals that no fault explains. */
  refusals: readonly string[];
  /** How often something had to be sent again. */
  repeats(): number;
  /** Resolves when so many more commands have been acknowledged. */
  acknowledges(more: number): Promise<void>;
  /** Resolves when everybody has ended the journey they were on. */
  stop(): Promise<void>;
};

const REPEAT_PAUSE_MILLISECONDS = 120;
/** What says "try again" and nothing else. */
const PASSING = new Set(["SERVICE_UNAVAILABLE", "IN_PROGRESS"]);

type Draft = { id: string; version: number; status: string };
// biome-ignore lint/suspicious/noExplicitAny: answers are read field by field
type ApiReply = { data: any; errors?: { message: string; extensions: { code: string } }[] };

export function startLoad(options: LoadOptions): Load {
  const journal: JournalEntry[] = [];
  const journeys: Journey[] = [];
  const refusals: string[] = [];
  const state = { isStopping: false, repeats: 0, sent: 0 };

  async function post(caller: Caller, query: string, variables: object): Promise<ApiReply> {
    for (;;) {
      const answer = await askOnce(options, caller, { query, variables }).catch(() => undefined);
      const code = answer?.errors?.[0]?.extensions.code;
      if (answer !== undefined && (code === undefined || !PASSING.has(code))) return answer;
      state.repeats += 1;
      await pause(REPEAT_PAUSE_MILLISECONDS);
    }
  }

  async function command(caller: Caller, name: DraftCall, given: object): Promise<Draft> {
    state.sent += 1;
    const input = { clientMutationId: `load ${state.sent}`, ...given };
    const { data, errors } = await post(caller, commandText(name), { input });
    const draft: Draft | undefined = data?.[name]?.draft;
    if (errors !== undefined || draft === undefined) {
      refusals.push(`${name} was answered ${JSON.stringify(errors ?? data)}`);
      throw new JourneyCutShort();
    }
    journal.push({ caller, name, input, draftId: draft.id });
    return draft;
  }

  async function read(
    draftId: string,
  ): Promise<Draft & { invoices: { id: string; hostedUrl: string | null; total: string }[] }> {
    const query = "query ($id: ID!) { draft(id: $id) { id version status invoices { id hostedUrl total } } }";
    for (;;) {
      const { data } = await post("applicant", query, { id: draftId });
      if (data?.draft) return data.draft;
    }
  }

  async function readUntil<Found>(
    draftId: string,
    find: (draft: Awaited<ReturnType<typeof read>>) => Found | undefined | null,
  ): Promise<Found> {
    for (;;) {
      const found = find(await read(draftId));
      if (found !== undefined && found !== null) return found;
      await pause(REPEAT_PAUSE_MILLISECONDS);
    }
  }

  async function payByCard(draftId: string): Promise<void> {
    const hostedUrl = await readUntil(draftId, ({ invoices }) => invoices[0]?.hostedUrl);
    for (;;) {
      const paid = await fetch(`${hostedUrl}/card`, {
        method: "POST",
        body: new URLSearchParams(GOOD_CARD),
        redirect: "manual",
      }).catch(() => undefined);
      if (paid !== undefined && paid.status < 500) break;
      state.repeats += 1;
      await pause(REPEAT_PAUSE_MILLISECONDS);
    }
    await readUntil(draftId, ({ status }) => (status === "PROCESSING" ? true : undefined));
  }

  async function payByTransfer(draft: Draft): Promise<Draft> {
    const invoice = await readUntil(draft.id, ({ invoices }) => invoices[0]);
    return await command("provider", "recordDraftPayment", {
      id: draft.id,
      version: draft.version,
      invoiceId: invoice.id,
      amount: invoice.total,
      receivedDate: "2026-11-20",
      note: "Bank transfer",
    });
  }

  async function journey(): Promise<void> {
    const { chance, fields, feeSummaryId } = options;
    const first = journal.length;
    const made: Journey = {
      draftId: "",
      status: "DRAFT",
      raises: 0,
      isApproved: false,
      isSecured: false,
      paidBy: undefined,
      isEstablished: false,
    };
    const step = async (caller: Caller, name: DraftCall, draft: Draft | undefined, more: object = {}) => {
      const named = draft === undefined ? {} : { id: draft.id, version: draft.version };
      const after = await command(caller, name, { ...named, ...more });
      Object.assign(made, { draftId: after.id, status: after.status, raises: made.raises + raisesOf(name) });
      return after;
    };
    let draft = await step("applicant", "createDraft", undefined, {
      organisationId: idOf("organisation", "harbour"),
      processType: "BANK_GUARANTEE",
      draft: fields,
    });
    journeys.push(made);
    for (let change = chance.below(3); change > 0; change -= 1)
      draft = await step("applicant", "updateDraft", draft, {
        draft: { yourReference: `HC-${first}-${change}` },
      });
    if (chance.isWithin(0.15)) return void (await step("applicant", "cancelDraft", draft));
    draft = await step("applicant", "beginDraftSubmission", draft);
    draft = await step("applicant", "completeDraftSubmission", draft, { acceptSubmissionTerms: true });
    draft = await step("provider", "approveDraft", draft, { feeSummaryId });
    made.isApproved = true;
    draft = await step("provider", "recordSecurityHeld", draft, {
      amount: String(fields.amount),
      heldDate: "2026-11-20",
      reference: `TD ${first}`,
    });
    made.isSecured = true;
    if (chance.isWithin(0.6)) {
      await payByCard(draft.id);
      Object.assign(made, { paidBy: "card", status: "PROCESSING" });
    } else {
      draft = await payByTransfer(draft);
      Object.assign(made, {
        paidBy: "transfer",
        status: draft.status,
        raises: made.raises + raisesOf("recordDraftPayment"),
      });
    }
    if (chance.isWithin(0.5)) return;
    await step("provider", "establishDraft", await read(draft.id), {
      guaranteeNumber: `G-${draft.id.slice(-12)}`,
      establishedDate: "2026-11-20",
      bank: { name: "Macquarie Bank Limited", bsb: "182-512", address: null },
    });
    made.isEstablished = true;
  }

  async function person(): Promise<void> {
    while (!state.isStopping) {
      try {
        await journey();
      } catch (thrown) {
        if (!(thrown instanceof JourneyCutShort)) throw thrown;
      }
    }
  }

  const people = Array.from({ length: options.people }, person);
  return {
    journal,
    journeys,
    refusals,
    repeats: () => state.repeats,
    acknowledges: async (more) => {
      const wanted = journal.length + more;
      while (journal.length < wanted) await pause(REPEAT_PAUSE_MILLISECONDS);
    },
    stop: async () => {
      state.isStopping = true;
      await Promise.all(people);
    },
  };
}

/** A draft is saved twice when it is made: as an empty one, then with its fields. */
function raisesOf(name: DraftCall): number {
  return name === "createDraft" ? 2 : 1;
}

export function commandText(name: DraftCall): string {
  return `mutation ($input: ${DRAFT_INPUT_TYPES[name]}!) { ${name}(input: $input) { clientMutationId draft { id version status } } }`;
}

export async function askOnce(
  { url, tokens }: Pick<LoadOptions, "url" | "tokens">,
  caller: Caller,
  body: object,
): Promise<ApiReply> {
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${tokens[caller]}` },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as ApiReply;
  // A server that is closing answers by itself, before anything of ours has looked at the call.
  if (answer.data === undefined && answer.errors === undefined)
    throw new Error(`${response.status} without an answer`);
  return answer;
}

/** The journey cannot go on; why is among the refusals. */
class JourneyCutShort extends Error {}
