// An address to write to, or that whoever had it has closed their account.

import { isClosedAddress } from "@bondline/domain/people/accounts/closed-account.ts";
import type { ReactNode } from "react";
import { TextLink } from "../ui/text-link.tsx";
import { APP_WORDS } from "./app-words.ts";

type MailLinkProps = {
  readonly email: string;
  /** What stands for the address, such as a name: it stays where the account is closed. */
  readonly children?: ReactNode;
};

export function MailLink({ email, children }: MailLinkProps) {
  if (!isClosedAddress(email)) return <TextLink href={`mailto:${email}`}>{children ?? email}</TextLink>;
  return (
    <>
      {children} <span className="text-ink-3">{APP_WORDS.accountClosed}</span>
    </>
  );
}
