import { people } from "#tests/support/people.ts";
import { failing, type Situation, without } from "./situation.ts";

const { ama, ben } = people;
const signUp = { name: "Kofi Mensah", email: "kofi@example.com", password: "kente-and-clay" };
const confirmed = { ...signUp, confirmPassword: signUp.password };
const credentials = "Please enter both email and password";
const allFields = "Please fill in all fields";

/** Sign-in, sign-up, and what a member changes on their profile. */
export const accounts: Situation[] = [
  {
    message: credentials,
    when: "the password is missing",
    path: "/login",
    fields: { email: ama.email },
    place: { beside: "password" },
  },
  {
    message: credentials,
    when: "the email is missing",
    path: "/login",
    fields: { password: "x" },
    place: { beside: "email" },
  },
  {
    message: "Invalid login credentials",
    when: "the password is wrong: what the auth service says",
    path: "/login",
    fields: { email: ama.email, password: "wrong" },
    place: "above the form",
  },
  {
    message: "Failed to login",
    when: "the auth service is broken",
    path: "/login",
    fields: { email: ama.email, password: ama.password },
    place: "above the form",
    status: 503,
    broken: failing("insert", "auth.sessions"),
  },
  ...(["name", "email", "password", "confirmPassword"] as const).map(
    (missing): Situation => ({
      message: allFields,
      when: `${missing} is missing`,
      path: "/signup",
      fields: { ...confirmed, [missing]: "" },
      place: { beside: missing },
    }),
  ),
  {
    message: "Passwords do not match",
    when: "signing up with two passwords",
    path: "/signup",
    fields: { ...confirmed, confirmPassword: "kente-and-wax" },
    place: { beside: "confirmPassword" },
  },
  {
    message: "Password must be at least 6 characters",
    when: "signing up with a short one",
    path: "/signup",
    fields: { ...confirmed, password: "kente", confirmPassword: "kente" },
    place: { beside: "password" },
  },
  {
    message: "Failed to create account",
    when: "the auth service is broken",
    path: "/signup",
    fields: confirmed,
    place: "above the form",
    status: 503,
    broken: failing("insert", "auth.users"),
  },
  {
    message: "Account created successfully!",
    when: "signing up where no mail is sent",
    path: "/signup",
    fields: confirmed,
    place: { toast: "success", on: "/dashboard/profile" },
  },
  {
    message: "Profile updated successfully",
    when: "the name is saved",
    path: "/dashboard/profile",
    who: "ama",
    fields: { name: ama.name, email: ama.email },
    place: { toast: "success", on: "/dashboard/profile" },
  },
  {
    message: "Failed to update profile",
    when: "the name cannot be saved",
    path: "/dashboard/profile",
    who: "ama",
    fields: { name: "Ama the second", email: ama.email },
    place: "above the form",
    status: 503,
    broken: without("update on public.profiles"),
  },
  {
    message: "New passwords do not match",
    when: "changing the password",
    path: "/dashboard/profile",
    who: "ama",
    fields: {
      intent: "password",
      currentPassword: ama.password,
      newPassword: "indigo-1",
      confirmPassword: "indigo-2",
    },
    place: { beside: "confirmPassword" },
  },
  {
    message: "Please enter your current password",
    when: "changing the password without it",
    path: "/dashboard/profile",
    who: "ama",
    fields: { intent: "password", newPassword: "indigo-1", confirmPassword: "indigo-1" },
    place: "above the form",
  },
  {
    message: "Invalid admin code",
    when: "another code than the site’s",
    path: "/dashboard/profile",
    who: "ama",
    fields: { intent: "admin", adminCode: "open sesame" },
    place: { beside: "adminCode" },
  },
  {
    message: "Failed to update admin status",
    when: "the right code, and the role cannot be written",
    path: "/dashboard/profile",
    who: "ama",
    fields: { intent: "admin", adminCode: "the code of these tests" },
    place: { beside: "adminCode" },
    status: 503,
    broken: without("execute on function public.set_user_role", "service_role"),
  },
  {
    message: "You don't have permission to access the admin area",
    when: "a member opens a page of admins",
    path: "/dashboard/users",
    who: "ama",
    place: { toast: "error", on: "/dashboard/profile" },
  },
  {
    message: "You don't have permission to access that section",
    when: "a member sends a form of admins",
    path: "/dashboard/messages",
    who: "ama",
    fields: { handled: "yes" },
    place: { toast: "error", on: "/dashboard/profile" },
  },
  {
    message: "Error signing out",
    when: "the session cannot be ended",
    path: "/logout",
    who: "ben",
    again: true,
    fields: {},
    place: { toast: "error", on: "/login" },
    broken: failing("delete", "auth.sessions"),
  },
  {
    message: "Logged out successfully",
    when: "signing out",
    path: "/logout",
    who: "ben",
    again: true,
    fields: {},
    place: { toast: "success", on: "/login" },
  },
];

const user = { ...signUp, email: "esi@example.com", role: "editor" };
const newUser = { ...user, confirmPassword: user.password };
const usersPage = "/dashboard/users";
const requiredFields = "Please fill in all required fields";

/** What an admin does with the accounts of others. */
const userForms: Situation[] = [
  ...(["name", "email", "password"] as const).map(
    (missing): Situation => ({
      message: requiredFields,
      when: `a new user without ${missing}`,
      path: `${usersPage}/new`,
      fields: { ...newUser, [missing]: "" },
      place: { beside: missing },
    }),
  ),
  {
    message: "Passwords do not match",
    when: "a new user with two",
    path: `${usersPage}/new`,
    fields: { ...newUser, confirmPassword: "kente-and-wax" },
    place: { beside: "confirmPassword" },
  },
  {
    message: "Failed to create user",
    when: "the auth service is broken",
    path: `${usersPage}/new`,
    fields: newUser,
    place: "above the form",
    status: 503,
    broken: failing("insert", "auth.users"),
  },
  {
    message: "User created successfully",
    when: "a new user",
    path: `${usersPage}/new`,
    fields: newUser,
    place: { toast: "success", on: usersPage },
  },
  {
    message: "Failed to update user",
    when: "the change cannot be written",
    path: `${usersPage}/:ben/edit`,
    opens: true,
    fields: { name: "Ben the second", email: ben.email, role: "user", status: "active" },
    place: "above the form",
    status: 503,
    broken: without("execute on function public.update_user", "authenticated"),
  },
  {
    message: "User updated successfully",
    when: "a user is changed",
    path: `${usersPage}/:ben/edit`,
    opens: true,
    fields: { name: ben.name, email: ben.email, role: "user", status: "active" },
    place: { toast: "success", on: usersPage },
  },
  {
    message: "Failed to promote user to admin",
    when: "the role cannot be written",
    path: `${usersPage}/:ben/role`,
    fields: {},
    place: { toast: "error", on: usersPage },
    broken: without("execute on function public.set_user_role", "authenticated"),
  },
  {
    message: `${ben.name} is now an admin`,
    when: "a user is promoted",
    path: `${usersPage}/:ben/role`,
    fields: {},
    place: { toast: "success", on: usersPage },
  },
  {
    message: "Failed to delete user",
    when: "the account cannot be removed",
    path: `${usersPage}/:ben/delete`,
    fields: {},
    place: { toast: "error", on: usersPage },
    broken: without("execute on function public.delete_user", "authenticated"),
  },
  {
    message: "Failed to load users",
    when: "the users cannot be read",
    path: usersPage,
    place: "alert",
    status: 503,
    broken: without("execute on function public.matching_users", "authenticated"),
  },
];
export const users = userForms.map((form): Situation => ({ ...form, who: "adjoa" }));
