// Asks the Australian Business Register by its ABN Lookup service, whose answer may come wrapped in a callback.

import {
  findRegisteredEntityType,
  findRegisteredStatus,
  registeredNameOf,
} from "@bondline/domain/parties/business-register/registered-business.ts";
import { isAbn } from "@bondline/domain/values/fields/abn.ts";
import { isAcn } from "@bondline/domain/values/fields/acn.ts";
import { postcode } from "@bondline/domain/values/fields/postcode.ts";
import { STATE_CODES } from "@bondline/domain/values/reference-data/states.ts";
import { askForJson } from "../ask-for-json.ts";
import type { AbrSettings } from "../port-settings.ts";
import {
  BusinessRegisterFault,
  type BusinessRegisterPort,
  type RegisteredBusiness,
} from "./business-register-port.ts";

const CALLBACK = /^\s*[\w$.]+\s*\(([\s\S]*)\)\s*;?\s*$/;
const NO_SUCH_BUSINESS =
  /^(no (matching )?records? (was |were )?found|search text is not a valid abn or acn)/i;

type Options = Omit<AbrSettings, "kind">;
type RegisterReply = Readonly<Record<string, unknown>>;

export function makeAbrRegister(options: Options): BusinessRegisterPort {
  return {
    isConnected: true,
    find: async (number) => {
      const kind = isAcn(number) ? "acn" : "abn";
      if (kind === "abn" && !isAbn(number)) return undefined;
      const answer = await ask(options, kind, number);
      const message = textOf(answer.Message);
      if (NO_SUCH_BUSINESS.test(message)) return undefined;
      // What the service says may repeat the key.
      if (message !== "") throw new BusinessRegisterFault(refusalText(message));
      return businessOf(answer, { kind, number });
    },
  };
}

async function ask(
  { url, guid, timeoutMilliseconds }: Options,
  kind: "abn" | "acn",
  number: string,
): Promise<RegisterReply> {
  const page = kind === "abn" ? "AbnDetails" : "AcnDetails";
  const address = `${url}/json/${page}.aspx?${new URLSearchParams({ [kind]: number, guid })}`;
  try {
    return await askForJson(address, { timeoutMilliseconds }, (text) => CALLBACK.exec(text)?.[1] ?? text);
  } catch {
    // The cause would carry the address, and the address the key.
    throw new BusinessRegisterFault("The business register did not answer.");
  }
}

/** An answer about another number, or without a name or status, is no answer. */
function businessOf(
  answer: RegisterReply,
  { kind, number }: { kind: "abn" | "acn"; number: string },
): RegisteredBusiness {
  const abn = digitsOf(answer.Abn);
  const acn = digitsOf(answer.Acn);
  const entityType = findRegisteredEntityType(textOf(answer.EntityTypeCode));
  const name = registeredNameOf({ name: textOf(answer.EntityName), entityType });
  const status = findRegisteredStatus(textOf(answer.AbnStatus));
  const isOurs = isAbn(abn) && (kind === "abn" ? abn : acn) === number;
  if (!isOurs || name === "" || status === undefined)
    throw new BusinessRegisterFault("The business register answered nonsense.");
  return { abn, acn: isAcn(acn) ? acn : undefined, name, entityType, status, ...placeOf(answer) };
}

function placeOf(answer: RegisterReply): Pick<RegisteredBusiness, "state" | "postcode"> {
  const state = STATE_CODES.find((code) => code === textOf(answer.AddressState).toUpperCase());
  const place = postcode(textOf(answer.AddressPostcode));
  return { state, postcode: place.ok ? place.value : undefined };
}

function refusalText(message: string): string {
  return /guid/i.test(message)
    ? "The business register does not accept the GUID."
    : "The business register refused the question.";
}

function digitsOf(value: unknown): string {
  return textOf(value).replace(/\s/g, "");
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}
