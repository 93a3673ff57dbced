// Finds an address on one line and fills its parts; whoever finds nothing enters them.

import { addressParts } from "@bondline/domain/drafts/identity/address-parts.ts";
import { useState } from "react";
import { AddressInput } from "../../../app/fields/address-input.tsx";

type SearchProps = {
  readonly label: string;
  readonly help: string;
  readonly onFound: (path: string, part: string) => void;
};

export function AddressSearch({ label, help, onFound }: SearchProps) {
  const [line, setLine] = useState("");
  const fill = (text: string) => {
    setLine(text);
    for (const [path, part] of Object.entries(addressParts(text))) onFound(path, part);
  };
  return (
    <AddressInput name="find" label={label} help={help} autoComplete="off" value={line} onChange={fill} />
  );
}
