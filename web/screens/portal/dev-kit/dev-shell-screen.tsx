// The frames of the product with invented people in them: a client's, the provider's desk, and signing in.

import { useState } from "react";
import { AnonymousLayout } from "../../../app/shell/anonymous-layout.tsx";
import { AppShell } from "../../../app/shell/app-shell.tsx";
import { navigationOf } from "../../../app/shell/shell-navigation.ts";
import { Button } from "../../../ui/button.tsx";
import { EXAMPLES as TABLE_EXAMPLES } from "../../../ui/data-table.examples.tsx";
import { AddIcon, AttachIcon } from "../../../ui/icons.ts";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { TabLinks } from "../../../ui/tabs.tsx";
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
  me: { staff: { staffType: "RELATIONSHIP_MANAGER", isAdmin: false, supplier: null } },
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

function DocumentsPage() {
  const [words, setWords] = useState("");
  return (
    <Page>
      <PageHeader
        title="Documents"
        sentence="Guarantees and bonds issued to your organisation."
        actions={
          <>
            <Button icon={AttachIcon}>Import</Button>
            <Button variant="primary" icon={AddIcon}>
              New draft
            </Button>
          </>
        }
      />
      <TabLinks
        label="Documents by state"
        currentHref="/documents"
        tabs={[
          { label: "Drafts", href: "/drafts" },
          { label: "Established", href: "/documents" },
          { label: "Projected", href: "/projected" },
          { label: "Awaiting return", href: "/awaiting" },
          { label: "Closed", href: "/closed" },
        ]}
      />
      <div className="-mb-2 flex items-center justify-between gap-4">
        <SearchField label="Search reference or beneficiary" value={words} onChange={setWords} />
        <div className="hidden w-32 sm:block">
          <SelectField label="Rows" isLabelHidden options={[{ value: "25", label: "25 rows" }]} />
        </div>
      </div>
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
