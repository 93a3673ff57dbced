// Shows: UI-06..UI-09.

import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { RAVI, userState } from "../../testing/client-cast.ts";
import { ConfigurationContext, DEFAULT_CONFIGURATION } from "../configuration.ts";
import { AppShell, type AppShellProps } from "./app-shell.tsx";
import { isPresent, itemOf, navigationOf } from "./shell-navigation.ts";
import { chooseTheme, currentTheme } from "./theme.ts";

const { me } = userState().data;
const MEMBER = { me, organisations: [1], features: { referrals: false } };
const MANAGER = { me: RAVI, organisations: [], features: {} };

function props(changes: Partial<AppShellProps["rail"]> = {}): Omit<AppShellProps, "children"> {
  return {
    rail: {
      brandHref: "/home",
      path: "/documents",
      navigation: navigationOf(MEMBER),
      actingFor: {
        kind: "organisation",
        current: { id: "1", name: "Lachlan Civil Pty Ltd", registration: "ABN 51 824 753 556" },
        organisations: [
          { id: "1", name: "Lachlan Civil Pty Ltd", registration: "ABN 51 824 753 556" },
          { id: "2", name: "Harbour Constructions Pty Ltd", registration: "ABN 33 102 417 032" },
        ],
        onSwitch: () => undefined,
      },
      user: { name: "Jordan Nguyen", detail: "Administrator", onSignOut: () => undefined },
      ...changes,
    },
  };
}

const rail = () => within(screen.getAllByRole("banner")[0]!);

afterEach(() => {
  delete document.documentElement.dataset.theme;
  vi.useRealTimers();
});

test("the first stop of the keyboard skips to the page", async () => {
  render(<AppShell {...props()}>Page</AppShell>);
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe("Skip to content");
  await userEvent.keyboard("{Enter}");
  expect(document.activeElement).toBe(screen.getByRole("main"));
});

test("the foot tells the build and leads to the policies and the guide", () => {
  const configuration = {
    ...DEFAULT_CONFIGURATION,
    buildNumber: "2026.11.20",
    privacyPolicyUrl: "/bond-privacy",
    complaintsPolicyUrl: "/complaints",
    financialServicesGuideUrl: "/financial-service-guide",
    supportEmail: "help@bondline.example",
  };
  render(
    <ConfigurationContext value={configuration}>
      <AppShell {...props()}>Page</AppShell>
    </ConfigurationContext>,
  );
  const foot = within(screen.getByRole("contentinfo"));
  expect(foot.getByText("Build 2026.11.20")).toBeDefined();
  expect(foot.getByRole("link", { name: "Privacy policy" }).getAttribute("href")).toBe("/bond-privacy");
  expect(foot.getByRole("link", { name: "Complaints policy" }).getAttribute("href")).toBe("/complaints");
  expect(foot.getByRole("link", { name: "Financial Services Guide" }).getAttribute("href")).toBe(
    "/financial-service-guide",
  );
  expect(foot.getByRole("link", { name: "Email support" }).getAttribute("href")).toBe(
    "mailto:help@bondline.example",
  );
});

const labels = (...given: Parameters<typeof navigationOf>) =>
  navigationOf(...given).flatMap(({ items }) => items.map(({ label }) => label));

test("nobody is offered a page that they cannot open, and an empty group has no heading", () => {
  const guest = { ...MEMBER, organisations: [] };
  expect(labels(guest)).toEqual(["Home", "Documents", "Shared with me"]);
  expect(navigationOf(guest).map((group) => group.label)).toEqual([undefined]);
  expect(navigationOf(MEMBER).map((group) => group.label)).toEqual([undefined, "Organisation"]);
  expect(labels(MEMBER)).toEqual([...labels(guest), "Securities held", "Facilities", "Reports", "Members"]);
  const capabilities = ["CAN_ADD_DOCUMENTS", "CAN_VIEW_BILLING"];
  const more = labels({ ...MEMBER, selectedOrganisation: { capabilities }, features: { referrals: true } });
  expect(more.filter((label) => !labels(MEMBER).includes(label))).toEqual([
    "Finance",
    "Refer a business",
    "Settings",
  ]);
});

test("staff are offered their own work, beside a client's where they have an organisation", () => {
  const staff = (staffType: string, more: object = {}) => ({
    ...MANAGER,
    me: { ...RAVI, staff: { ...RAVI.staff, staffType, ...more } } as typeof RAVI,
  });
  const desk = [
    "Review queue",
    "Work",
    "Facilities",
    "Requests after issue",
    "Prepared requests",
    "Finance enquiries",
    "Bank statements",
    "ABN checks",
    "Clients",
    "All drafts",
    "All documents",
    "All applications",
    "All facilities",
    "All requests after issue",
    "All required documents",
    "All invoices",
    "Arrears by age",
    "All credit notes",
    "All refunds",
    "All disputes",
    "All finance enquiries",
  ];
  expect(labels(MANAGER)).toEqual(desk);
  expect(labels(staff("GENERAL", { isAdmin: true }))).toEqual([
    ...desk,
    "All referrals",
    "Revenue",
    "Bank fees",
    "Banks and insurers",
    "Fee plans",
    "Page texts",
    "Email texts",
    "Standard wordings",
    "Trade organisations",
    "Referrers",
    "Staff",
    "Changes to approve",
    "Portal settings",
    "Features",
  ]);
  const groups = navigationOf(staff("GENERAL", { isAdmin: true })).map(({ label }) => label);
  expect(groups).toEqual([undefined, "Registers", "Administration"]);
  expect(labels(staff("EXTERNAL_SUPPLIER", { supplier: { tradeName: "Macquarie" } }))).toEqual([
    "Review queue",
    "Work",
    "Threads",
    "Issued documents",
    "Back office files",
    "Reports",
    ...desk.slice(2, 5),
    "All drafts",
    "All documents",
    "All applications",
    "All facilities",
    "All requests after issue",
    "All required documents",
  ]);
  expect(labels(staff("REFERRER"))).toEqual(["Referrals"]);
  expect(labels({ ...MANAGER, organisations: [1] })).toEqual([
    ...labels(MEMBER).slice(0, 6),
    "Refer a business",
    "Members",
    ...desk.filter((label) => label !== "Facilities"),
  ]);
});

test("a draft belongs to Documents, and a name that merely begins alike does not", () => {
  const [, documents] = navigationOf(MEMBER)[0]!.items;
  expect(isPresent(documents!, "/drafts/1/2/view")).toBe(true);
  expect(isPresent(documents!, "/documents-archive")).toBe(false);
});

test("the desk counts what waits", () => {
  render(
    <AppShell
      {...props({
        navigation: navigationOf(MANAGER, 120),
        path: "/staff/drafts",
      })}
    >
      Page
    </AppShell>,
  );
  expect(rail().getByRole("link", { current: "page" }).textContent).toBe("Review queue99+");
});

test("another organisation is chosen from the rail", async () => {
  const onSwitch = vi.fn();
  const given = props();
  if (given.rail.actingFor.kind !== "organisation") return;
  render(<AppShell {...props({ actingFor: { ...given.rail.actingFor, onSwitch } })}>Page</AppShell>);
  await userEvent.click(rail().getByRole("button", { name: /Switch organisation: Lachlan Civil/ }));
  expect(screen.getByRole("menuitemradio", { checked: true }).textContent).toContain("Lachlan Civil");
  await userEvent.click(screen.getByRole("menuitemradio", { name: /Harbour Constructions/ }));
  expect(onSwitch).toHaveBeenCalledWith("2");
});

test("one signs out from the foot of the rail", async () => {
  const onSignOut = vi.fn();
  render(
    <AppShell {...props({ user: { name: "Jordan Nguyen", detail: "Administrator", onSignOut } })}>
      Page
    </AppShell>,
  );
  await userEvent.click(rail().getByRole("button", { name: /Jordan Nguyen/ }));
  await userEvent.click(screen.getByRole("menuitem", { name: "Sign out" }));
  expect(onSignOut).toHaveBeenCalledOnce();
});

test("the drawer holds the same places, and going somewhere closes it", async () => {
  const { rerender } = render(<AppShell {...props()}>Page</AppShell>);
  await userEvent.click(screen.getByRole("button", { name: "Open navigation" }));
  const drawer = within(screen.getByRole("dialog", { name: "Main" }));
  expect(drawer.getByRole("link", { name: "Members" })).toBeDefined();
  rerender(<AppShell {...props({ path: "/members" })}>Page</AppShell>);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("going to another page moves the focus to its heading, also when it comes late; the first page keeps its own", () => {
  vi.useFakeTimers();
  const { rerender } = render(
    <AppShell {...props()}>
      <h1>Documents</h1>
    </AppShell>,
  );
  expect(document.activeElement).toBe(document.body);
  rerender(<AppShell {...props({ path: "/members" })}>Loading</AppShell>);
  rerender(
    <AppShell {...props({ path: "/members" })}>
      <h1>Members</h1>
    </AppShell>,
  );
  act(() => void vi.advanceTimersByTime(100));
  expect(document.activeElement?.textContent).toBe("Members");
});

test("the chosen theme is shown at once and remembered", () => {
  render(<AppShell {...props()}>Page</AppShell>);
  fireEvent.click(rail().getByRole("button", { name: "Use the dark theme" }));
  expect(document.documentElement.dataset.theme).toBe("dark");
  expect(localStorage.getItem("bondline.theme")).toBe("dark");
  expect(rail().getByRole("button", { name: "Use the light theme" })).toBeDefined();
  act(() => chooseTheme("light"));
  expect(currentTheme()).toBe("light");
});

test("a record of another organisation stands under what was shared", () => {
  const own = "0198c000-0000-7000-8000-00000000000a";
  const other = "0198c000-0000-7000-8000-00000000000b";
  const session = { organisations: [{ id: own }] };
  expect(itemOf(`/documents/${own}/1/view`, session)).toBe(`/documents/${own}/1/view`);
  expect(itemOf(`/documents/${other}/1/view`, session)).toBe("/shared-with-me");
  expect(itemOf(`/drafts/${other}/1/view`, session)).toBe("/shared-with-me");
  expect(itemOf("/documents", session)).toBe("/documents");
});
