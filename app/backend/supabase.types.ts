import type { SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "./database.types.ts";

/** A client of Supabase that knows our tables and functions. It acts as whoever it was made for. */
export type Supabase = SupabaseClient<Database>;
