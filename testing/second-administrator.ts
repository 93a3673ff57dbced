// A second administrator of the provider's: what is changed by two needs both.

import { PEOPLE } from "../server/demo/cast.ts";
import type { Api } from "./api.ts";
import type { World } from "./world.ts";

/** Gus, made one by Rosa; whoever signed in as him before signs in again. */
export async function aSecondAdministrator(world: World): Promise<Api> {
  const rosa = await world.as("rosa");
  const { staffPeople } = await rosa.get(
    "{ staffPeople(first: 50) { edges { node { id version email } } } }",
  );
  const found = staffPeople.edges.find(
    ({ node }: { node: { email: string } }) => node.email === PEOPLE.gus.email,
  ).node;
  const input = { id: found.id, version: found.version, staffType: "GENERAL", isAdmin: true };
  await rosa.mutate("changeStaffRole", "ChangeStaffRoleInput", input, "staffPerson { isAdmin }");
  return await world.as("gus");
}
