// What must have happened before some examples: an invitation that was mailed, a second step that was set up, a person with a password.

import type { GatewayFeature } from "@bondline/domain/office/gateway-features/gateway-feature.ts";
import { aGuest, type Guest } from "../../server/demo/builders/guest-builder.ts";
import { CAST_PASSWORD } from "../../server/demo/cast.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import { findAccount } from "../../server/modules/people/accounts/account-store.ts";
import { challengeFor } from "../../server/modules/people/accounts/begin-sign-in.ts";
import { insertIdentity, listIdentities } from "../../server/modules/people/accounts/identity-store.ts";
import { totpCode } from "../../server/modules/people/accounts/totp.ts";
import { runTransaction, sessionTokenHash } from "../../server/transaction/transaction.ts";
import { apiOf } from "../api.ts";
import { allMails, mailsAbout } from "../outbox.ts";
import type { World } from "../world.ts";
import type { Scene } from "./example.ts";
import { nextNumber } from "./numbers.ts";

/** A name that nobody has had in this run. */
export function aNewName(): string {
  return `example${nextNumber()}`;
}

const ABN_WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
const ACN_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 1];

/** An ABN whose check digits are right, and which stands for no ACN that is in use. */
export function aNewAbn(): string {
  const eight = String(60_000_000 + nextNumber());
  const sum = [...eight].reduce((total, digit, at) => total + Number(digit) * (ACN_WEIGHTS[at] ?? 0), 0);
  const nine = `${eight}${(10 - (sum % 10)) % 10}`;
  for (let first = 10; first < 100; first += 1) {
    const digits = [...`${first}${nine}`].map(Number);
    const weighed = digits.reduce(
      (total, digit, at) => total + (at === 0 ? digit - 1 : digit) * (ABN_WEIGHTS[at] ?? 0),
      0,
    );
    if (weighed % 89 === 0) return digits.join("");
  }
  throw new Error("No check digits fit.");
}

/** An invitation to Harbour Civil as it was mailed. */
export async function anInvitation(
  { world, personas, organisationId }: Scene,
  email: string,
): Promise<{ id: string; code: string }> {
  const { data, errors } = await personas.api.admin.mutate(
    "sendOrgMemberInvitation",
    "SendOrgMemberInvitationInput",
    { organisationId, email, role: "USER" },
    "invitation { id }",
  );
  if (errors) throw new Error(`The invitation was refused: ${JSON.stringify(errors[0]?.extensions)}`);
  const { id } = data.sendOrgMemberInvitation.invitation;
  const mails = await mailsAbout(world, id);
  return { id, code: /invite\?code=(\w+)/.exec(mails.at(-1)?.text ?? "")?.[1] ?? "" };
}

export async function memberIdOf({ app }: World, { id }: Guest): Promise<string> {
  const [row] = await runTransaction(app, { system: "Set-up" }, (tx) =>
    tx.query<{ id: string }>("select id from member where account_id = $1", [id]),
  );
  if (row === undefined) throw new Error("The guest is no member.");
  return row.id;
}

export async function sessionIdOf({ app }: World, token: string): Promise<string> {
  const [row] = await runTransaction(app, { system: "Set-up" }, (tx) =>
    tx.query<{ id: string }>("select id from session where token_hash = $1", [sessionTokenHash(token)]),
  );
  if (row === undefined) throw new Error("There is no such session.");
  return row.id;
}

/** A guest who signs in with the password of the cast: that of Ida, who sits in no persona and changes hers nowhere. */
export async function aGuestWithPassword({ app }: World): Promise<Guest> {
  const guest = await aGuest(app, aNewName());
  await runTransaction(app, { system: "Set-up" }, (tx) =>
    tx.query(
      "update account set password_hash = (select password_hash from account where id = $2) where id = $1",
      [guest.id, idOf("person", "ida")],
    ),
  );
  return guest;
}

/** The code that somebody outside Harbour Civil was mailed, to agree to its alerts. */
export async function anAskedAlertRecipient({ world }: Pick<Scene, "world">): Promise<{ code: string }> {
  const address = `${aNewName()}@keeper.example`;
  const ada = await world.as("ada");
  const { errors } = await ada.mutate(
    "createOrganisationAlertConfiguration",
    "CreateOrganisationAlertConfigurationInput",
    {
      organisationId: idOf("organisation", "harbour"),
      emailAddresses: [address],
      triggerProperty: "EXPIRES_AT",
      triggerLeadTime: 30,
    },
    "clientMutationId",
  );
  if (errors) throw new Error(`The alert was refused: ${JSON.stringify(errors[0]?.extensions)}`);
  return { code: await alertCodeMailedTo(world, address) };
}

/** The code of the newest mail that asks an address. */
export async function alertCodeMailedTo(world: Pick<World, "app">, address: string): Promise<string> {
  const mails = (await allMails(world)).filter(
    ({ intent, toAddresses }) => intent.startsWith("agree ") && toAddresses.includes(address),
  );
  return /alert-confirmation\/(\w+)/.exec(mails.at(-1)?.text ?? "")?.[1] ?? "";
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** An authenticator app: it knows the secret as it was typed, and the time of the world. */
export function authenticatorFor({ clock }: World, secret: string): () => string {
  const bits = [...secret].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, "0")).join("");
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  return () => totpCode(bytes, Math.floor(Date.parse(clock.now()) / 30_000));
}

/** The second step, drawn and not proven yet; `prove` turns it on and lets time pass, so that the next code is a new one. */
export async function aTwoStepSetUp(
  world: World,
  guest: Guest,
): Promise<{ code: () => string; prove: () => Promise<void> }> {
  const api = apiOf(world.url, guest.token);
  const begun = await api.mutate(
    "beginTwoStep",
    "BeginTwoStepInput",
    { currentPassword: CAST_PASSWORD },
    "setUp { secret }",
  );
  const code = authenticatorFor(world, begun.data.beginTwoStep.setUp.secret);
  const prove = async () => {
    await api.mutate("proveTwoStep", "ProveTwoStepInput", { code: code() }, "recoveryCodes");
    world.clock.advance({ seconds: 60 });
  };
  return { code, prove };
}

/** The challenge that the right password gets, and the code that answers it. */
export async function aChallenge(world: World): Promise<{ challenge: string; code: string }> {
  const guest = await aGuestWithPassword(world);
  const { code, prove } = await aTwoStepSetUp(world, guest);
  await prove();
  const { errors } = await world.anonymous.mutate(
    "signIn",
    "SignInInput",
    { email: guest.email, password: CAST_PASSWORD },
    "session { token }",
  );
  return { challenge: String(errors?.[0]?.extensions.challenge), code: code() };
}

/** The challenge of somebody who must set up the second step, and the code that was mailed for it. */
export async function aMailedSetUp(world: World): Promise<{ challenge: string; code: string }> {
  const guest = await aGuestWithPassword(world);
  const { data } = await runTransaction(world.app, { system: "Set-up" }, async (tx) => {
    const account = await findAccount(tx, guest.id);
    if (account === undefined) throw new Error("The guest has no account.");
    return await challengeFor(tx, account, { keepsSignedIn: false, isOn: false });
  });
  return { challenge: data.challenge, code: await setUpCodeMailedTo(world, guest.id) };
}

/** The code of the newest mail that opens a set-up. */
export async function setUpCodeMailedTo(world: Pick<World, "app">, accountId: string): Promise<string> {
  const mails = await mailsAbout(world, `two-step set-up ${accountId}`);
  return /(\w{4}-){3}\w{4}/.exec(mails.at(-1)?.text ?? "")?.[0] ?? "";
}

/** A provider of identities that vouches for somebody new at each sign-in. */
export async function aSignInProvider({ app }: World): Promise<void> {
  const name = aNewName();
  app.ports.signInProvider = {
    name: "Harbour ID",
    begin: async (returnUrl) => ({ url: returnUrl, secrets: { state: name, nonce: name, verifier: name } }),
    complete: async () => ({
      issuer: "https://id.example",
      subject: name,
      email: `${name}@visitor.example`,
      isEmailVerified: true,
      givenName: "Vera",
      familyName: "Visitor",
    }),
  };
  await runTransaction(app, { system: "Set-up" }, (tx) =>
    tx.query("update gateway_feature set is_enabled = true where name = 'googleAuth'", []),
  );
}

/** An account at a provider that opens the guest's as well. */
export async function aLinkedProvider({ app }: World, { id }: Guest): Promise<string> {
  const linked = { issuer: "https://id.example", subject: aNewName(), providerName: "Harbour ID" };
  const [identity] = await runTransaction(app, { system: "Set-up" }, async (tx) => {
    await insertIdentity(tx, id, linked);
    return await listIdentities(tx, id);
  });
  if (identity === undefined) throw new Error("The provider was not linked.");
  return identity.id;
}

/** Somebody is back from the provider, with what their browser has carried. */
export async function aProviderReturn(world: World): Promise<{ attempt: string; response: string }> {
  await aSignInProvider(world);
  const { data } = await world.anonymous.mutate("beginOAuthSignIn", "BeginOAuthSignInInput", {}, "attempt");
  return { attempt: data.beginOAuthSignIn.attempt, response: "code=example" };
}

/** Turns a part of the product on, as a provider administrator does. */
export async function switchedOn({ world }: Pick<Scene, "world">, name: GatewayFeature): Promise<void> {
  const rosa = await world.as("rosa");
  const { gatewayFeatureSettings } = await rosa.get("{ gatewayFeatureSettings { name isEnabled version } }");
  const { isEnabled, version } = gatewayFeatureSettings.find((each: { name: string }) => each.name === name);
  if (isEnabled) return;
  const change = { name, isEnabled: true, version };
  const { errors } = await rosa.mutate(
    "switchGatewayFeature",
    "SwitchGatewayFeatureInput",
    change,
    "clientMutationId",
  );
  if (errors) throw new Error(`${name} could not be switched on: ${errors[0]?.message}`);
}
