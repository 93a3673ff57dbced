// Suggested addresses in the contract.

import { builder } from "../../../graphql/builder.ts";
import type { AddressSuggestion } from "../../../ports/addresses/addresses-port.ts";
import { type AddressLookup, resolveAddress, suggestAddresses } from "./address-suggestions.ts";

const AddressSuggestionRef = builder.objectRef<AddressSuggestion>("AddressSuggestion").implement({
  fields: (t) => ({ id: t.exposeID("id"), label: t.exposeString("label") }),
});

const AddressLookupRef = builder.objectRef<AddressLookup>("AddressLookup").implement({
  fields: (t) => ({
    isAvailable: t.exposeBoolean("isAvailable"),
    suggestions: t.field({ type: [AddressSuggestionRef], resolve: ({ suggestions }) => suggestions }),
  }),
});

builder.queryFields((t) => ({
  addressSuggestions: t.field({
    type: AddressLookupRef,
    args: { input: t.arg.string({ required: true }) },
    resolve: (_root, { input }, context) => suggestAddresses(context, input),
  }),
  suggestedAddress: t.string({
    description: "The whole address behind a suggestion; null where there is no more to tell than its label.",
    nullable: true,
    args: { suggestionId: t.arg.string({ required: true }) },
    resolve: (_root, { suggestionId }, context) => resolveAddress(context, suggestionId),
  }),
}));
