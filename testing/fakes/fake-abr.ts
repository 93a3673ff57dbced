// A loopback stand-in for ABN Lookup: says in its message what the real one says there, and misbehaves on request.

import type { FastifyReply } from "fastify";
import { type FakeWeb, startFakeWeb } from "./fake-web.ts";

export type AbrMood =
  | "honest"
  | "plain"
  | "broken"
  | "garbage"
  | "endless"
  | "elsewhere"
  | "silent"
  | "another"
  | "nameless"
  | "overloaded";

export const ABR_GUID = "abr-guid";

type Entry = Readonly<
  Record<
    "Abn" | "Acn" | "AbnStatus" | "EntityName" | "EntityTypeCode" | "AddressState" | "AddressPostcode",
    string
  >
>;

/** Numbers of the range that is set aside for tests. */
export const HARBOUR_CIVIL_ENTRY: Entry = {
  Abn: "53004085616",
  Acn: "004085616",
  AbnStatus: "Active",
  EntityName: "HARBOUR CIVIL PTY LTD",
  EntityTypeCode: "PRV",
  AddressState: "NSW",
  AddressPostcode: "2000",
};
export const CITIZEN_ENTRY: Entry = {
  Abn: "51824753556",
  Acn: "",
  AbnStatus: "Cancelled",
  EntityName: "CITIZEN, JANE",
  EntityTypeCode: "IND",
  AddressState: "",
  AddressPostcode: "",
};
/** Of no organisation of the cast, so that one may be added under it. */
export const TELSTRA_ENTRY: Entry = {
  Abn: "33051775556",
  Acn: "051775556",
  AbnStatus: "Active",
  EntityName: "TELSTRA LIMITED",
  EntityTypeCode: "PUB",
  AddressState: "VIC",
  AddressPostcode: "3000",
};
/** Whom people name as a beneficiary. */
export const WOOLWORTHS_ENTRY: Entry = {
  Abn: "88000014675",
  Acn: "000014675",
  AbnStatus: "Active",
  EntityName: "WOOLWORTHS GROUP LIMITED",
  EntityTypeCode: "PUB",
  AddressState: "NSW",
  AddressPostcode: "2153",
};
/** Of somebody who comes to the portal for the first time. */
export const LACHLAN_ENTRY: Entry = {
  Abn: "78005749986",
  Acn: "005749986",
  AbnStatus: "Active",
  EntityName: "LACHLAN CIVIL LIMITED",
  EntityTypeCode: "PUB",
  AddressState: "NSW",
  AddressPostcode: "2000",
};
const ENTRIES = [HARBOUR_CIVIL_ENTRY, CITIZEN_ENTRY, TELSTRA_ENTRY, WOOLWORTHS_ENTRY, LACHLAN_ENTRY];
const NOTHING: Entry = {
  Abn: "",
  Acn: "",
  AbnStatus: "",
  EntityName: "",
  EntityTypeCode: "",
  AddressState: "",
  AddressPostcode: "",
};

export type FakeAbr = FakeWeb & { behave(mood: AbrMood): void; readonly asked: string[] };

type Asked = { Querystring: Record<string, string> };

export async function startFakeAbr(): Promise<FakeAbr> {
  let mood: AbrMood = "honest";
  const asked: string[] = [];
  const answer = (query: Record<string, string>, reply: FastifyReply, entry: Entry | undefined) => {
    if (mood === "silent") return reply.hijack();
    if (mood === "broken") return reply.status(500).send("down");
    if (mood === "garbage") return reply.send("callback(<html>)");
    if (mood === "elsewhere") return reply.redirect("/json/Found.aspx");
    if (mood === "endless") return reply.send(`callback(${JSON.stringify("8".repeat(1_000_000))})`);
    const said = JSON.stringify(whatIsSaid(query, mood, entry));
    return mood === "plain" ? reply.type("application/json").send(said) : reply.send(`callback(${said})`);
  };
  const fake = await startFakeWeb(async (fastify) => {
    fastify.get<Asked>("/json/AbnDetails.aspx", ({ query, url }, reply) => {
      asked.push(url);
      return answer(
        query,
        reply,
        ENTRIES.find(({ Abn }) => Abn === query.abn),
      );
    });
    fastify.get<Asked>("/json/AcnDetails.aspx", ({ query, url }, reply) => {
      asked.push(url);
      return answer(
        query,
        reply,
        ENTRIES.find(({ Acn }) => Acn !== "" && Acn === query.acn),
      );
    });
    fastify.get("/json/Found.aspx", async () => ({ ...HARBOUR_CIVIL_ENTRY, Message: "" }));
  });
  return {
    ...fake,
    asked,
    behave(next) {
      mood = next;
    },
  };
}

function whatIsSaid({ guid }: Record<string, string>, mood: AbrMood, entry: Entry | undefined) {
  if (guid !== ABR_GUID)
    return { ...NOTHING, Message: `The GUID entered is not recognised as a Registered Party: ${guid}` };
  if (mood === "overloaded") return { ...NOTHING, Message: `Too many requests of ${guid}` };
  if (mood === "another") return { ...CITIZEN_ENTRY, Message: "" };
  if (entry === undefined) return { ...NOTHING, Message: "No record found" };
  return { ...entry, ...(mood === "nameless" ? { EntityName: "" } : {}), BusinessName: [], Message: "" };
}
