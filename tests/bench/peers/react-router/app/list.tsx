import { Form, Link } from "react-router";
import { listPage, tags } from "../../data.ts";

/** Our page of 24 logos has as many elements. */
const pageSize = 47;

export const meta = () => [{ title: "Logos" }];

export function loader({ request }: { request: Request }) {
  return { ...listPage(new URL(request.url).searchParams, pageSize), tags };
}

export default function List({ loaderData }: { loaderData: ReturnType<typeof loader> }) {
  const { search, tag, page, pages, total, shown } = loaderData;
  return (
    <main>
      <h1>Logos</h1>
      <Form method="get" action="/" role="search">
        <label htmlFor="search">Search</label>
        <input id="search" name="search" type="search" defaultValue={search} />
        <select name="tag" aria-label="Tag" defaultValue={tag}>
          <option value="">All tags</option>
          {loaderData.tags.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
        <button type="submit">Search</button>
      </Form>
      <p>{total} logos</p>
      <ul className="grid">
        {shown.map((logo) => (
          <li className="card" key={logo.id}>
            <Link to={`/logos/${logo.id}`}>
              <svg viewBox="0 0 64 64" role="img" aria-label={`${logo.title} logo`}>
                <path fill={logo.fill} d={logo.shape} />
                <path fill="none" stroke={logo.stroke} strokeWidth="3" d={logo.line} />
              </svg>
              <h2>{logo.title}</h2>
            </Link>
            <p>{logo.company}</p>
            <ul className="tags">
              {logo.tags.map((one) => (
                <li key={one}>
                  <Link to={`/?tag=${one}`}>{one}</Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <nav className="pages" aria-label="Pages">
        <span>
          Page {page} of {pages}
        </span>
        <Link to={`/?page=${page + 1}`}>Next</Link>
      </nav>
    </main>
  );
}
