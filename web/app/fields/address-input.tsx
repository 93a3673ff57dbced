// The control of an address: suggestions come from the server, wherever an address is typed.

import { useClient } from "urql";
import { AddressField, type AddressFieldProps } from "../../ui/address-field.tsx";
import { AddressSuggestionsDocument, SuggestedAddressDocument } from "./address-operations.ts";

type AddressInputProps = Omit<AddressFieldProps, "search" | "onPick">;

export function AddressInput({ onChange, ...rest }: AddressInputProps) {
  const client = useClient();

  const search = async (input: string) => {
    const { data } = await client
      .query(AddressSuggestionsDocument, { input }, { handledByScreen: true })
      .toPromise();
    if (data?.addressSuggestions.isAvailable !== true) throw new Error("Addresses are not suggested.");
    return data.addressSuggestions.suggestions;
  };

  /** The label stands at once; the postcode follows where the service knows it. */
  const complete = async (suggestionId: string) => {
    const { data } = await client
      .query(SuggestedAddressDocument, { suggestionId }, { handledByScreen: true })
      .toPromise();
    const whole = data?.suggestedAddress;
    if (whole) onChange(whole);
  };

  return (
    <AddressField {...rest} onChange={onChange} search={search} onPick={({ id }) => void complete(id)} />
  );
}
