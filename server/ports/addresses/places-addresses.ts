// Suggests addresses by a maps service that speaks Places and Geocoding: Australia only, addresses only.

import { askForJson } from "../ask-for-json.ts";
import type { PlacesSettings } from "../port-settings.ts";
import {
  AddressesFault,
  type AddressesPort,
  type AddressSuggestion,
  SUGGESTIONS_MAX,
  TYPED_MAX,
} from "./addresses-port.ts";

const COUNTRY = "AU";
const TIMEOUT_MS = 3_000;

type Prediction = { place_id: string; description: string };
type Result = { formatted_address: string };

export function makePlacesAddresses(settings: Omit<PlacesSettings, "kind">): AddressesPort {
  return {
    suggest: async (typed) => {
      const answer = await ask(settings, "/maps/api/place/autocomplete/json", {
        input: typed.slice(0, TYPED_MAX),
        components: `country:${COUNTRY}`,
        types: "address",
        language: "en-AU",
      });
      return listOf(answer.predictions).filter(isPrediction).map(suggestionOf).slice(0, SUGGESTIONS_MAX);
    },
    resolve: async (id) => {
      const answer = await ask(settings, "/maps/api/geocode/json", {
        place_id: id,
        components: `country:${COUNTRY}`,
        language: "en-AU",
      });
      const [result] = listOf(answer.results).filter(isResult);
      return result === undefined ? undefined : withoutCountry(result.formatted_address);
    },
  };
}

/** OK, and ZERO_RESULTS that there are none; with any other status the service has not answered. */
async function ask(
  { url, apiKey }: Omit<PlacesSettings, "kind">,
  path: string,
  query: Record<string, string>,
): Promise<Record<string, unknown>> {
  const address = `${url}${path}?${new URLSearchParams({ ...query, key: apiKey })}`;
  const answer = await askForJson(address, { timeoutMilliseconds: TIMEOUT_MS }).catch(() => {
    // The cause would carry the address, and the address the key.
    throw new AddressesFault("The maps service did not answer.");
  });
  if (answer.status === "OK") return answer;
  if (answer.status === "ZERO_RESULTS") return {};
  // The message of the service may repeat the key.
  throw new AddressesFault(`The maps service answered ${statusText(answer.status)}.`);
}

function statusText(status: unknown): string {
  return typeof status === "string" && /^[A-Z_]{2,40}$/.test(status) ? status : "nonsense";
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isPrediction(value: unknown): value is Prediction {
  return hasTexts(value, ["place_id", "description"]);
}

function isResult(value: unknown): value is Result {
  return hasTexts(value, ["formatted_address"]);
}

function hasTexts(value: unknown, names: readonly string[]): boolean {
  if (typeof value !== "object" || value === null) return false;
  const record: Record<string, unknown> = { ...value };
  return names.every((name) => typeof record[name] === "string");
}

function suggestionOf({ place_id, description }: Prediction): AddressSuggestion {
  return { id: place_id, label: withoutCountry(description) };
}

function withoutCountry(text: string): string {
  return text.replace(/,\s*Australia$/, "");
}
