// What the address at the end of a mail says and does, without anybody signing in.

import {
  type OptionalMailKind,
  STOP_LINK_MESSAGE,
  wholeChoices,
} from "@bondline/domain/records/mail/mail-kind.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { maskEmail } from "@bondline/domain/values/fields/email.ts";
import type { App } from "../../../app.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { admitCall } from "../../people/accounts/public.ts";
import { type MailStop, readStopToken } from "../mail/public.ts";
import { accessChoicesOfStop, addressOfStop } from "./mail-choice-access.ts";
import { listMailChoices, saveMailChoices } from "./mail-choice-store.ts";

export type StopLink = {
  /** Masked. */
  email: string;
  kinds: readonly OptionalMailKind[];
  isStopped: boolean;
};
/** `isPress`: a mail program does it for its reader. */
type Asked = { token: string; ipAddress: string; isPress?: true };

const READER = { system: "The reader, by the stop link" };

export async function readStopLink(app: App, asked: Asked): Promise<StopLink> {
  const stop = await admitStop(app, asked);
  return await runTransaction(app, READER, async (tx) => {
    const email = maskEmail(await addressOfStop(tx, stop));
    const choices = wholeChoices(stop.kinds, await listMailChoices(tx, stop.accountId));
    const isStopped = choices.every(({ delivery }) => delivery === "PORTAL");
    return { email, kinds: stop.kinds, isStopped };
  });
}

/** They come again as the mail came that holds the address. */
export async function chooseByLink(app: App, asked: Asked & { isWanted: boolean }): Promise<void> {
  const stop = await admitStop(app, asked);
  const delivery = asked.isWanted ? stop.delivery : "PORTAL";
  await runTransaction(app, READER, async (tx) => {
    const choices = stop.kinds.map((kind) => ({ kind, delivery }));
    await saveMailChoices(tx, await accessChoicesOfStop(tx, stop), choices);
  });
}

async function admitStop(app: App, { token, ipAddress, isPress }: Asked): Promise<MailStop> {
  await admitCall(app, isPress ? "mailStopPressPerAddress" : "mailStopPerAddress", ipAddress);
  return readStopToken(app, token) ?? refuseFields({ token: STOP_LINK_MESSAGE });
}
