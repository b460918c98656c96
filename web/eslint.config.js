import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  // The types of the protocol are made by a program.
  { ignores: ["src/net/protocol.ts"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { files: ["src/**"], languageOptions: { globals: globals.browser } },
  { files: ["*.ts", "*.js"], languageOptions: { globals: globals.node } },
  {
    rules: {
      "@typescript-eslint/consistent-type-definitions": ["error", "type"],
      // A screen of the table is only shown once there is a table: `live.table!`.
      "@typescript-eslint/no-non-null-assertion": "off",
      // {" "} keeps a space that the compiler would trim.
      "svelte/no-useless-mustaches": "off",
      // What changes on the screen is `$state`; a Map or Set here is a step of a computation.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
);
