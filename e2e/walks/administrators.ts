// Makes a second administrator of the provider, without whom nothing is approved.

import type { Signed } from "./records.ts";

export async function makeAdministrator(rosa: Signed, email: string): Promise<void> {
  const { staffPeople } = await rosa.get(
    "{ staffPeople(first: 50) { edges { node { id version email } } } }",
  );
  type Person = { id: string; version: number; email: string };
  const found: Person | undefined = staffPeople.edges
    .map(({ node }: { node: Person }) => node)
    .find((each: Person) => each.email === email);
  const input = { id: found?.id, version: found?.version, staffType: "GENERAL", isAdmin: true };
  await rosa.mutate("changeStaffRole", "ChangeStaffRoleInput", input, "staffPerson { isAdmin }");
}
