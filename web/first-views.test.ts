// Shows: R-01.
import type { AnyRoute } from "@tanstack/react-router";
import { expect, test } from "vitest";
import { startApp } from "./app/start-app.ts";
import { ANYTHING, FIRST_VIEWS } from "./first-views.ts";
import { scriptsByAddress } from "./first-views-plugin.ts";
import { fakeServer } from "./testing/fake-server.ts";

const FILES = import.meta.glob<Record<string, unknown>>(["./app/*-layout.tsx", "./screens/**/*.tsx"]);

/** The router shows it where no page fits. */
const NOT_FOUND = "./screens/portal/not-found/not-found-screen.tsx";

test("each address of the router is listed with the code of what it shows, and no other is", async () => {
  const { router } = startApp({ transport: [fakeServer({}).exchange] });
  const routes: AnyRoute[] = Object.values(router.routesById);
  router.history.destroy();
  const ending = routes.filter(({ children }) => children === undefined);
  expect(ending.length).toBeGreaterThan(45);
  const named = new Map<string, unknown>();
  for (const route of ending) {
    const address = route.fullPath.replaceAll(/\$[A-Za-z]+/g, ANYTHING).replace(/(.)\/$/, "$1");
    named.set(address, FIRST_VIEWS[address]);
    expect(FIRST_VIEWS[address], address).toEqual("component" in route.options ? await filesOf(route) : []);
  }
  expect([...named.keys()].sort()).toEqual(Object.keys(FIRST_VIEWS).sort());
});

test("every screen belongs to a page", () => {
  const shown = new Set(Object.values(FIRST_VIEWS).flat());
  const screens = Object.keys(FILES).filter(
    (file) => /-screen\.tsx$/.test(file) && !file.includes("/dev-kit/"),
  );
  expect(screens.filter((file) => !shown.has(file.slice("./".length)))).toEqual([NOT_FOUND]);
});

/** The files whose code the route shows, from the outermost frame to the screen. */
async function filesOf(route: AnyRoute): Promise<string[]> {
  const { component } = route.options;
  const outer = route.parentRoute === undefined ? [] : await filesOf(route.parentRoute);
  if (component === undefined) return outer;
  await component.preload?.();
  // A component that was loaded late makes an element of the one that it was loaded for.
  const { type } = component({});
  for (const file of new Set(Object.values(FIRST_VIEWS).flat())) {
    if (Object.values((await FILES[`./${file}`]?.()) ?? {}).includes(type)) return [...outer, file];
  }
  throw new Error(`Nothing exports what ${route.fullPath} shows.`);
}

test("the scripts of an address are those that its files import, once each, without those of every page", () => {
  const chunk = (name: string, imports: string[], more: object = {}) => ({
    fileName: `assets/${name}.js`,
    imports: imports.map((each) => `assets/${each}.js`),
    isEntry: false,
    facadeModuleId: null,
    moduleIds: [],
    code: name,
    ...more,
  });
  const at = (file: string) => `${import.meta.dirname}/${file}`;
  const chunks = [
    chunk("index", ["base"], { isEntry: true }),
    chunk("base", []),
    chunk("frame", ["base", "shared"], { moduleIds: [at("app/frame.tsx")] }),
    chunk("screen", ["frame", "shared", "base"], {
      facadeModuleId: at("screens/screen.tsx"),
      code: "long code",
    }),
    chunk("shared", ["base"]),
  ];
  const views = { "/here": ["app/frame.tsx", "screens/screen.tsx"] };
  expect(scriptsByAddress(chunks, views)).toEqual({
    "/here": ["/assets/screen.js", "/assets/shared.js", "/assets/frame.js"],
  });
  expect(() => scriptsByAddress(chunks, { "/": ["screens/gone.tsx"] })).toThrow("screens/gone.tsx");
});
