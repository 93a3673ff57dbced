// Suggests localities from the embedded list: the street is typed by hand, its suburb, state and postcode are offered.

import { type AddressesPort, type AddressSuggestion, SUGGESTIONS_MAX } from "./addresses-port.ts";
import { LOCALITIES } from "./localities.ts";

const WORDS_IN_A_NAME_MAX = 3;
const LETTERS_MIN = 3;

export function makeOfflineAddresses(): AddressesPort {
  return {
    suggest: async (typed) => suggestionsFor(typed.trim()),
    resolve: async () => undefined,
  };
}

/** The last words may be the beginning of a place: "12 Bligh Street, Syd", "40 The Esplanade perth". */
function suggestionsFor(typed: string): AddressSuggestion[] {
  const found = splits(typed).flatMap(({ street, place }) =>
    LOCALITIES.filter(({ name }) => name.toLowerCase().startsWith(place.toLowerCase())).map(
      ({ name, state, postcode }) => {
        const locality = `${name} ${state} ${postcode}`;
        return { id: locality, label: street === "" ? locality : `${street}, ${locality}` };
      },
    ),
  );
  const byId = new Map(found.map((suggestion) => [suggestion.id, suggestion]));
  return [...byId.values()].slice(0, SUGGESTIONS_MAX);
}

/** The longest place first. */
function splits(typed: string): { street: string; place: string }[] {
  const words = typed.split(/\s+/);
  const counts = Array.from({ length: Math.min(WORDS_IN_A_NAME_MAX, words.length) }, (_, at) => at + 1);
  return counts
    .reverse()
    .map((count) => ({
      street: words
        .slice(0, -count)
        .join(" ")
        .replace(/[,\s]+$/, ""),
      place: words.slice(-count).join(" "),
    }))
    .filter(({ place }) => place.length >= LETTERS_MIN && /^[a-z]/i.test(place));
}
