// The calls round an account as tests make them, and the codes as they arrive by mail.

import type { Api, ApiReply } from "./api.ts";
import { apiOf } from "./api.ts";
import { untilAccountJobsAreDone } from "./jobs-done.ts";
import type { World } from "./world.ts";

export const GOOD_PASSWORD = "Harbour#1civil";

export type Newcomer = { email: string; password: string; givenName: string; familyName: string };

export function newcomer(name: string, password = GOOD_PASSWORD): Newcomer {
  return { email: `${name}@newcomer.example`, password, givenName: "Nia", familyName: "Newcomer" };
}

export function signUp(api: Api, person: object): Promise<ApiReply> {
  const selection = `signUpHandle ${CODE_DELIVERY}`;
  return api.mutate("signUp", "SignUpInput", { ...person, clientMutationId: "sign up" }, selection);
}

export function resend(api: Api, username: string, signUpHandle?: string): Promise<ApiReply> {
  return api.mutate(
    "resendConfirmationCode",
    "ResendConfirmationCodeInput",
    { username, signUpHandle, clientMutationId: "resend" },
    CODE_DELIVERY,
  );
}

export function confirm(api: Api, username: string, code: string, signUpHandle?: string): Promise<ApiReply> {
  return api.mutate(
    "confirmSignUp",
    "ConfirmSignUpInput",
    { username, code, signUpHandle, clientMutationId: "confirm" },
    "clientMutationId",
  );
}

export function signIn(api: Api, email: string, password: string, keepSignedIn = false): Promise<ApiReply> {
  return api.mutate(
    "signIn",
    "SignInInput",
    { email, password, keepSignedIn, clientMutationId: "sign in" },
    "clientMutationId session { token expiresAt }",
  );
}

/** From a browser that has kept these marks. */
export function signInOn(
  api: Api,
  deviceMarks: readonly string[],
  email: string,
  password: string,
): Promise<ApiReply> {
  return api.mutate(
    "signIn",
    "SignInInput",
    { email, password, deviceMarks, clientMutationId: "sign in" },
    "deviceMark session { token }",
  );
}

export function forgotPassword(api: Api, email: string): Promise<ApiReply> {
  return api.mutate(
    "forgotPassword",
    "ForgotPasswordInput",
    { email, clientMutationId: "forgot" },
    CODE_DELIVERY,
  );
}

export function resetPassword(
  api: Api,
  username: string,
  code: string,
  newPassword: string,
): Promise<ApiReply> {
  return api.mutate(
    "forgotPasswordSubmit",
    "ForgotPasswordSubmitInput",
    { username, code, newPassword, clientMutationId: "reset" },
    "clientMutationId",
  );
}

/** As the page that the mailed link opens. */
export function resetByLink(
  api: Api,
  username: string,
  mailed: { code: string; linkKey: string },
  newPassword: string,
): Promise<ApiReply> {
  return api.mutate(
    "forgotPasswordSubmit",
    "ForgotPasswordSubmitInput",
    { username, ...mailed, newPassword, clientMutationId: "reset" },
    "deviceMark",
  );
}

const CODE_DELIVERY = "clientMutationId codeDelivery { deliveryMedium destination }";

/** Signs in and answers the API in that session. */
export async function signedIn(
  world: World,
  email: string,
  password: string,
  keepSignedIn = false,
): Promise<Api> {
  const { data, errors } = await signIn(world.anonymous, email, password, keepSignedIn);
  if (errors) throw new Error(errors[0]?.extensions.message);
  return apiOf(world.url, data.signIn.session.token);
}

type Where = Pick<World, "url" | "ownerUrl">;

export type Mail = { toAddresses: string[]; subject: string; text: string };

/** As the development sandbox shows them, newest first. */
export async function mailsTo({ url, ownerUrl }: Where, email: string): Promise<Mail[]> {
  await untilAccountJobsAreDone(ownerUrl);
  const answer = await fetch(`${url}/sandbox/messages.json?${new URLSearchParams({ to: email })}`);
  return (await answer.json()) as Mail[];
}

/** The code of the newest mail to an address that has one. */
export async function codeMailedTo(world: Where, email: string): Promise<string> {
  const codes = (await mailsTo(world, email)).flatMap(({ text }) => /\b\d{6}\b/.exec(text) ?? []);
  const [code] = codes;
  if (code === undefined) throw new Error(`No code was mailed to ${email}.`);
  return code;
}

/** What the link of the newest such mail holds beside the code. */
export async function linkKeyMailedTo(world: Where, email: string): Promise<string> {
  const keys = (await mailsTo(world, email)).flatMap(
    ({ text }) => /[?&]key=([\w-]{43})/.exec(text)?.[1] ?? [],
  );
  const [key] = keys;
  if (key === undefined) throw new Error(`No link with a key was mailed to ${email}.`);
  return key;
}

export function acceptTerms(api: Api): Promise<ApiReply> {
  const accepted = { acceptTerms: true, acceptPrivacy: true };
  return api.mutate("profileTermsAccepted", "ProfileTermsAcceptedInput", accepted, "clientMutationId");
}

/** A person who has signed up and confirmed the address. */
export async function confirmed(world: World, person: Newcomer): Promise<Newcomer> {
  await signUp(world.anonymous, person);
  const { errors } = await confirm(world.anonymous, person.email, await codeMailedTo(world, person.email));
  if (errors) throw new Error(errors[0]?.extensions.message);
  return person;
}

export function wrongCode(code: string): string {
  return code === "000000" ? "000001" : "000000";
}

/** What is refused, without the data that goes with it. */
export function refusal({ errors }: ApiReply): string | Record<string, string> {
  const extensions = errors?.[0]?.extensions;
  return extensions === undefined ? "OK" : (extensions.fields ?? extensions.code);
}
