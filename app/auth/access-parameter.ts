/** The parameter of an address that carries ADMIN_ACCESS_TOKEN. An answer to an address that has it is never kept. */
export const accessParameter = "admin_access_token";
