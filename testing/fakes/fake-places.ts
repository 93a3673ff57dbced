// A loopback stand-in for the maps service: refuses what the real one refuses, and misbehaves on request.

import { type FakeWeb, startFakeWeb } from "./fake-web.ts";

export type PlacesMood = "honest" | "denied" | "over-limit" | "broken" | "garbage" | "no-list";

export const PLACES_KEY = "places-key";

const PLACES = [
  { place_id: "franklin", description: "88 Franklin Street, Melbourne VIC, Australia" },
  { place_id: "franklin-rd", description: "88 Franklin Road, Orange NSW, Australia" },
] as const;
const WHOLE: Readonly<Record<string, string>> = {
  franklin: "88 Franklin St, Melbourne VIC 3000, Australia",
  "franklin-rd": "88 Franklin Rd, Orange NSW 2800, Australia",
};

export type FakePlaces = FakeWeb & {
  behave(mood: PlacesMood): void;
  readonly asked: Record<string, string>[];
};

export async function startFakePlaces(): Promise<FakePlaces> {
  let mood: PlacesMood = "honest";
  const asked: Record<string, string>[] = [];
  const fake = await startFakeWeb(async (fastify) => {
    fastify.get<{ Querystring: Record<string, string> }>(
      "/maps/api/place/autocomplete/json",
      async ({ query }, reply) => {
        asked.push(query);
        const wrong = faultOf(query, mood) ?? (query.types === "address" ? undefined : "INVALID_REQUEST");
        if (mood === "broken") return reply.status(500).send("down");
        if (mood === "garbage") return reply.send("<html>");
        if (wrong !== undefined) return { status: wrong, error_message: `key=${query.key}`, predictions: [] };
        if (mood === "no-list") return { status: "OK" };
        const words = (query.input ?? "").toLowerCase();
        const predictions = PLACES.filter(({ description }) => description.toLowerCase().startsWith(words));
        return { status: predictions.length > 0 ? "OK" : "ZERO_RESULTS", predictions };
      },
    );
    fastify.get<{ Querystring: Record<string, string> }>("/maps/api/geocode/json", async ({ query }) => {
      const wrong = faultOf(query, mood);
      if (wrong !== undefined) return { status: wrong, results: [] };
      const whole = WHOLE[query.place_id ?? ""];
      return whole === undefined
        ? { status: "ZERO_RESULTS", results: [] }
        : { status: "OK", results: [{ formatted_address: whole }] };
    });
  });
  return {
    ...fake,
    asked,
    behave(next) {
      mood = next;
    },
  };
}

function faultOf({ key, components }: Record<string, string>, mood: PlacesMood): string | undefined {
  if (mood === "over-limit") return "OVER_QUERY_LIMIT";
  if (mood === "denied" || key !== PLACES_KEY) return "REQUEST_DENIED";
  return components?.toUpperCase() === "COUNTRY:AU" ? undefined : "INVALID_REQUEST";
}
