// The frames of the product with invented people in them: a client's, the provider's desk, and signing in.

import { useState } from "react";
import { AnonymousLayout } from "../../../app/shell/anonymous-layout.tsx";
import { AppShell } from "../../../app/shell/app-shell.tsx";
import { navigationOf } from "../../../app/shell/shell-navigation.ts";
import { Button } from "../../../ui/button.tsx";
import { EXAMPLES as TABLE_EXAMPLES } from "../../../ui/data-table.examples.tsx";
import { Page } from "../../../ui/page.tsx";
import { EXAMPLES as HEADER_EXAMPLES } from "../../../ui/page-header.examples.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { EXAMPLES as TAB_EXAMPLES } from "../../../ui/tabs.examples.tsx";
import { EXAMPLES as FIELD_EXAMPLES } from "../../../ui/text-field.examples.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { TextLink } from "../../../ui/text-link.tsx";

const ORGANISATIONS = [
  { id: "1", name: "Lachlan Civil Pty Ltd", registration: "ABN 51 824 753 556" },
  { id: "2", name: "Harbour Constructions Pty Ltd", registration: "ABN 33 102 417 032" },
];

const MEMBER = {
  me: { staff: null },
  organisations: ORGANISATIONS,
  selectedOrganisation: { capabilities: ["CAN_UPDATE_DETAILS"] },
  features: { referrals: false },
};
const MANAGER = {
  me: { staff: { staffType: "RELATIONSHIP_MANAGER", isAdmin: false, referrerName: null, supplier: null } },
  organisations: [],
  features: {},
} as const;

export function DevShellScreen({ frame }: { readonly frame: string }) {
  if (frame === "anonymous") return <SignInFrame />;
  return frame === "staff" ? <DeskFrame /> : <ClientFrame />;
}

function ClientFrame() {
  const [current, setCurrent] = useState(ORGANISATIONS[0]);
  return (
    <AppShell
      rail={{
        brandHref: "/home",
        path: "/documents",
        navigation: navigationOf(MEMBER),
        actingFor: {
          kind: "organisation",
          current,
          organisations: ORGANISATIONS,
          onSwitch: (id) => setCurrent(ORGANISATIONS.find((organisation) => organisation.id === id)),
          onAdd: () => undefined,
        },
        user: {
          name: "Jordan Nguyen",
          detail: "Administrator",
          profileHref: "/profile",
          onSignOut: () => undefined,
        },
      }}
      primaryAction={{ label: "New draft", href: "/drafts/1/create" }}
    >
      <DocumentsPage />
    </AppShell>
  );
}

function DeskFrame() {
  return (
    <AppShell
      rail={{
        brandHref: "/staff/drafts",
        path: "/staff/drafts",
        navigation: navigationOf(MANAGER, 12),
        actingFor: { kind: "desk", name: "Provider desk", detail: "Guarantees, south east" },
        user: { name: "Dana Whitfield", detail: "Relationship manager", onSignOut: () => undefined },
      }}
      connection="reconnecting"
    >
      <DocumentsPage />
    </AppShell>
  );
}

/** Made of the kit's own examples. */
function DocumentsPage() {
  return (
    <Page>
      {HEADER_EXAMPLES.examples["A list"]}
      {TAB_EXAMPLES.examples["As links"]}
      {FIELD_EXAMPLES.examples.Search}
      {TABLE_EXAMPLES.examples["Filled, sorted"]}
    </Page>
  );
}

function SignInFrame() {
  return (
    <AnonymousLayout
      title="Sign in"
      sentence="Manage your guarantees and bonds."
      brandHref="/"
      path="/account/login"
    >
      <form className="grid gap-4">
        <TextField label="Email" type="email" autoComplete="email" />
        <PasswordField
          label="Password"
          labelAction={<TextLink href="/account/reset">Forgot password?</TextLink>}
        />
        <Button variant="primary" type="submit" isFullWidth>
          Sign in
        </Button>
        <p className="text-ink-2">
          New here? <TextLink href="/account/register">Create an account</TextLink>
        </p>
      </form>
    </AnonymousLayout>
  );
}
