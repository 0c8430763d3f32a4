/** Written by `npm run types:words`. */
export type Words = {
  "about": {
    "title": "About",
    "description": "What {site} is, who it’s for, and how submissions work.",
    "heading": "About {site}",
    "newest": "New in the library",
    "drawnBy": "Drawn by",
    "meaning": "“Ubunifu” is Swahili for creativity and design. This is a shared shelf for designers and creatives across Africa and its diaspora. Everything on it comes from someone who thought others could use it.",
    "here": {
      "title": "What’s here",
      "logos": "<link>Vector logos</link> of African brands, to study, to teach with and to write about.",
      "jargon": "<link>Design jargon</link> in plain words, for designers and the people who hire them.",
      "events": "<link>Events and workshops</link>, online and near you.",
      "jobs": "<link>Jobs and collaborations</link>: we call them the Creative Hookup."
    },
    "submitting": {
      "title": "How submissions work",
      "steps": "You don’t need an account to read or download. To submit a logo, an event or a job, sign up and fill in one form. A person reads it, then approves or rejects it, with a note where that helps. You’ll find their answer on your profile page.",
      "questions": "We ask three questions. Is it about design and creative work in Africa? Is it complete and, as far as we can tell, true? Do you have the right to share it?"
    },
    "cost": {
      "title": "What it costs",
      "text": "Nothing. Reading, downloading and posting are free. There are no ads and no tracking."
    },
    "wrong": {
      "title": "Is something wrong?",
      "text": "A logo of yours that shouldn’t be here, a wrong date, a misleading job: please <contact>tell us</contact>. The <terms>terms</terms> say how you may use what you find, and the <privacy>privacy</privacy> page says what we store about you."
    }
  },
  "account": {
    "email": "Email",
    "password": "Password",
    "code": "Code",
    "continue": "Continue",
    "passwordHint": "At least 6 characters. A longer password beats a complicated one.",
    "signIn": {
      "title": "Sign in",
      "lede": "Use the email and password you signed up with.",
      "button": "Sign In",
      "with": "Continue with {provider}",
      "forgot": "Forgot your password?",
      "byMail": "Email me a sign-in link",
      "signUp": "New here? Create an account",
      "back": "Back to sign-in"
    },
    "byMail": {
      "title": "Sign in by email",
      "lede": "We’ll email you a link and a code that sign you in without a password.",
      "button": "Email me a link"
    },
    "signUp": {
      "title": "Create an account",
      "lede": "Submit logos, events and jobs, and follow their review.",
      "taken": "Is it yours? <signIn>Sign in</signIn>, or <password>set a new password</password>.",
      "name": "Full name",
      "confirm": "Confirm password",
      "button": "Sign Up",
      "signIn": "Have an account? <link>Sign in</link>",
      "done": "Account created successfully!",
      "verify": "Account created successfully! Please verify your email if required."
    },
    "forgot": {
      "title": "Forgot your password?",
      "lede": "We’ll email you a link and a code to set a new one.",
      "ledeWithoutMail": "You need a link and a code to set a new one.",
      "button": "Send Email"
    },
    "reset": {
      "title": "Set a new password",
      "lede": "For {email}. This logs out your other devices.",
      "password": "New password",
      "confirm": "Confirm new password",
      "button": "Set Password",
      "done": {
        "title": "Your password was changed",
        "text": "You’re signed in here. Your other devices were logged out."
      },
      "expired": {
        "title": "This page has expired",
        "lede": "After opening the link, you have ten minutes to set a new password. Nothing has changed.",
        "again": "Ask for a new link"
      }
    },
    "twoSteps": {
      "title": "Enter a code",
      "lede": "Open your authenticator app, and enter the code it shows for this site.",
      "hint": "Without your phone, enter one of your recovery codes.",
      "lost": "Lost both? Ask another administrator of this site to reset your two-step sign-in, or <contact>write to us</contact>.",
      "logOut": "Log out"
    },
    "confirm": {
      "title": "Confirm"
    },
    "inbox": {
      "title": "Check your inbox",
      "lede": "Open the link in the email, or enter its code here. Each works once and expires in 10 minutes.",
      "ledeTo": "If there’s an account for {email}, an email is on its way. Open its link, or enter its code here. Each works once and expires in 10 minutes.",
      "again": "No email? <link>Ask again</link>"
    },
    "expired": {
      "title": "This link has expired",
      "lede": "It was already used, or it’s too old. Nothing has changed.",
      "ledeOfChange": "It was already used, it’s too old, or the new address now has its own account. Nothing has changed.",
      "text": "<again>Ask for a new one</again> or <signIn>sign in</signIn>."
    },
    "oneTime": {
      "recovery": {
        "title": "Set a new password",
        "lede": "Continue to sign in and choose a new password.",
        "button": "Continue"
      },
      "magiclink": {
        "title": "Sign in",
        "lede": "Press the button to sign in.",
        "button": "Sign In"
      },
      "signup": {
        "title": "Confirm your email",
        "lede": "Press the button to finish signing up.",
        "button": "Confirm"
      },
      "email_change": {
        "title": "Change your email",
        "lede": "Press the button to sign in with this address from now on.",
        "button": "Confirm"
      }
    },
    "welcome": {
      "recovery": "You’re signed in",
      "magiclink": "You’re signed in",
      "signup": "Your email is confirmed",
      "email_change": "Your email was changed",
      "choosePassword": "Choose a password for next time.",
      "oneMore": {
        "title": "One more step",
        "text": "Open the link we sent to your other address, too."
      }
    },
    "errors": {
      "email": "Enter an email address such as ama@example.com.",
      "longEmail": "Use a shorter email address.",
      "missing": {
        "email": "Enter an email.",
        "newPassword": "Enter a new password.",
        "newPasswordAgain": "Enter the new password again.",
        "code": "Enter the code."
      },
      "credentials": "Please enter both email and password",
      "fields": "Please fill in all fields",
      "short": "Password must be at least 6 characters",
      "long": "Use at most 72 characters. Accented letters count as two, emoji and letters of some scripts as up to four.",
      "common": "This password is too easy to guess. Choose another.",
      "differ": "Passwords do not match",
      "newDiffer": "New passwords do not match",
      "digits": "Enter the digits of the code in the email.",
      "wrongCode": "This code is wrong, expired or already used. Check it, or ask for a new one.",
      "tries": "Too many attempts. Please wait a while, then try again.",
      "triesOrMail": "Too many attempts. Please wait a while, then try again. A sign-in link that we email you works meanwhile.",
      "invalid": "Invalid login credentials",
      "invalidOrUnconfirmed": "Invalid login credentials. If you just signed up, open the link we emailed you first",
      "signIn": "Failed to login",
      "signUp": "Failed to create account",
      "taken": "There’s already an account with this address. Sign in, or use another.",
      "inactive": "This account is inactive. If that’s a mistake, write to us.",
      "unavailable": "That didn’t work. Please try again in a minute.",
      "network": "Too many email requests from this network. Please try again later.",
      "mailed": "We’ve been asked to email this address several times just now. Use the newest email, or try again in ten minutes.",
      "accounts": "Too many accounts were created from this network. Please try again in an hour."
    }
  },
  "apiPage": {
    "title": "API",
    "description": "Read the {kinds} of {site} from your own program.",
    "lede": "Everything published here, as JSON, for your own plug-ins and programs.",
    "access": "It’s read-only and needs no key. CORS is enabled. The <link>OpenAPI document</link> describes every field.",
    "lists": {
      "title": "Lists",
      "list": "<list></list>, filters: <filters></filters>",
      "text": "Filters take the same values as on the pages, and <events></events> also starts with upcoming events. Entries come newest first, {usual} at a time; <code>limit</code> asks for more, up to {most}. <code>next</code> is the address of the next page, or null on the last one.",
      "single": "For a single entry, add its <code>id</code> or <code>slug</code>, as in <path></path>."
    },
    "examples": {
      "title": "Examples",
      "search": "Logos that match a word:",
      "remote": "Remote jobs:",
      "page": "From your own page:"
    },
    "icons": {
      "title": "As icons",
      "text": "Logos are also icons for the programs of <link>Iconify</link>, by their <code>slug</code>: SVG files whose slug has Latin letters only. <set>The whole set</set> is one file; a single icon is <path></path>."
    },
    "caching": {
      "title": "Caching",
      "text": "Every response carries an <code>ETag</code>. Send it back as <code>If-None-Match</code>: if nothing has changed, the response is 304 without a body."
    },
    "errors": {
      "title": "Errors",
      "text": "400 names the parameter that is wrong, 404 says there is no such entry, 503 means the library can’t be read right now:"
    },
    "rights": {
      "title": "Rights",
      "text": "The same rules as on the pages: non-commercial use, with credit to the source. See the <link>terms</link>."
    }
  },
  "collection": {
    "add": "Add to your collection",
    "addOf": "Add {title} to your collection",
    "remove": "Remove from your collection",
    "removeOf": "Remove {title} from your collection",
    "star": "Star",
    "starred": "Starred",
    "title": "Your collection",
    "titleOfShared": "A collection of logos",
    "feed": "{site}: a collection of logos",
    "failed": "Failed to load the collection",
    "download": "Download all",
    "downloadPart": "Download all, part {part} of {parts}",
    "empty": "Empty collection",
    "emptyNow": "Yes, take all out",
    "browse": "Browse logos",
    "none": {
      "title": "Nothing here yet",
      "text": "Star a logo to save it here."
    },
    "noneOfShared": {
      "title": "Nothing in it right now",
      "text": "Its logos were taken out, or are no longer published."
    },
    "kept": "Saved in this browser for a year, up to 100 logos. <link>Sign in</link> to keep them everywhere.",
    "share": {
      "title": "Share",
      "text": "Make an address that always shows what is in your collection. It doesn’t say whose it is.",
      "start": "Share this collection",
      "renew": "Make a new address",
      "stop": "Stop sharing",
      "address": "Address to share",
      "copy": "Copy link",
      "open": "Open"
    },
    "said": {
      "added": "{title} is in your collection",
      "removed": "{title} is out of your collection",
      "undo": "Undo",
      "emptied": "Your collection is empty",
      "shared": "Your collection has a new address",
      "private": "Your collection is private again",
      "gone": "This logo is no longer here",
      "full": "Your collection is full: {max, number} logos",
      "signIn": "Sign in to keep up to {max, number}.",
      "takeOut": "Take some out first.",
      "failed": "We couldn’t change your collection",
      "again": "Please try again in a minute."
    }
  },
  "contact": {
    "title": "Contact",
    "description": "Write to the people who run {site}: questions, corrections, rights and personal data.",
    "lede": "A question, a correction, an idea, or something of yours that shouldn’t be here: a person reads it and replies by email. You can also write to <mail></mail>.",
    "name": "Name",
    "email": "Email",
    "emailHint": "We only use it to reply to you.",
    "message": "Message",
    "send": "Send message",
    "sent": {
      "title": "Message sent",
      "text": "Thank you. We read every message and reply by email."
    },
    "errors": {
      "name": "Enter a name.",
      "email": "Enter an email address we can reply to, such as name@example.com.",
      "message": "Write a message.",
      "tooMany": "Too many messages from this network. Please try again later.",
      "failed": "We couldn’t save your message. Please try again in a few minutes."
    }
  },
  "dashboardFrame": {
    "dashboard": "Dashboard",
    "openSidebar": "Open sidebar",
    "closeSidebar": "Close sidebar",
    "site": "Site",
    "notifications": "Notifications",
    "unread": "unread",
    "bell": "Notifications: {count, plural, =0 {all read} one {# unread} other {# unread}}",
    "profile": "Profile",
    "backToSite": "Back to Site",
    "account": "Account: {name}",
    "adminPanel": "Admin Panel",
    "refreshRole": "Refresh Role",
    "searchSite": "Search the site",
    "search": "Search",
    "searchDashboard": "Search the dashboard",
    "searchPlaceholder": "Search...",
    "role": {
      "admin": "Admin",
      "editor": "Editor",
      "user": "User"
    },
    "rights": {
      "admin": "Admin · Full Access",
      "editor": "Editor · Editor Access",
      "user": "User · Limited Access"
    },
    "skip": "Skip to content",
    "logOut": "Log out"
  },
  "editSubmission": {
    "title": "Edit your submission",
    "missing": "Submission Not Found",
    "gone": "This submission no longer exists.",
    "goneText": "It was withdrawn, or a reviewer deleted it.",
    "back": "Back to My submissions",
    "published": "“{title}” stays published as it is until we’ve reviewed your changes.",
    "loggedOut": "{image, select, yes {You were logged out before this was saved. What you typed is still here; please choose the image again.} other {You were logged out before this was saved. What you typed is still here.}}",
    "yourImage": "Your image",
    "send": "Send for review",
    "cancel": "Cancel",
    "withdraw": {
      "title": "Withdraw submission",
      "text": "It won’t be reviewed, and your text will be deleted.",
      "button": "Withdraw"
    },
    "noun": "submission",
    "conflict": {
      "changed": "{published, select, yes {<what>{by} approved or changed this {noun}</what> <time></time>, while you were editing it.} other {<what>{by} changed this {noun}</what> <time></time>, while you were editing it.}}",
      "kept": "Nothing was overwritten, and your changes are still here.",
      "next": "{published, select, yes {If you send it now, we’ll ask a reviewer to replace the published version with the form below.} other {If you save now, the form below replaces the saved version.}}",
      "same": "Your version and the saved one are the same.",
      "saved": "Saved now",
      "yours": "Yours",
      "empty": "Empty"
    }
  },
  "errors": {
    "400": {
      "title": "That didn’t work",
      "text": "The address or the form was incomplete. Go back and try again."
    },
    "403": {
      "title": "Not allowed",
      "text": "Your account can’t open this page. If it should, write to us."
    },
    "404": {
      "title": "Page Not Found",
      "text": "The page you are looking for doesn't exist or has been moved."
    },
    "405": {
      "title": "That didn’t work",
      "text": "This page can’t receive that form. Go back to the form and try again."
    },
    "413": {
      "title": "That’s too large",
      "text": "Files can be up to 2 MB. Choose a smaller one, then try again."
    },
    "415": {
      "title": "Unknown file type",
      "text": "Please upload JPG, PNG, or SVG format"
    },
    "429": {
      "title": "Too many attempts",
      "text": "Please wait a while, then try again."
    },
    "503": {
      "title": "Back in a moment",
      "text": "Something we depend on isn’t responding. Nothing is lost. Please try again in a minute."
    },
    "unknown": {
      "title": "An unexpected error occurred",
      "text": "It’s our fault, and we’ve logged it. Please try again."
    },
    "lost": {
      "title": "The connection was lost",
      "text": "Check your connection and try again."
    },
    "fileChanged": {
      "title": "The file has changed",
      "text": "Choose it again."
    },
    "unreachable": "We can’t reach the site. Check your connection and try again.",
    "kept": "What you typed is still here. {reason}",
    "tryAgain": "Try again",
    "toDashboard": "Return to Dashboard",
    "toHomepage": "Go to the homepage",
    "write": "Write to us"
  },
  "eventPage": {
    "list": {
      "title": "Events & Workshops",
      "description": "Meet-ups, workshops, conferences and online talks for African designers and creatives.",
      "name": "Events",
      "failed": "Failed to load events",
      "search": "Search events...",
      "time": "Time",
      "times": {
        "all": "All",
        "upcoming": "Upcoming",
        "past": "Past"
      },
      "country": "Country",
      "allCountries": "All Countries",
      "city": "City",
      "allCities": "All Cities",
      "month": "Month",
      "allMonths": "All Months",
      "category": "Category",
      "type": "Type",
      "ideas": "Categories and types",
      "empty": "No events found",
      "invitation": "Meet-ups, workshops and online talks belong here. Hosting one?",
      "submit": "Submit an event"
    },
    "subscribe": {
      "button": "Subscribe",
      "calendarApp": "Calendar app",
      "feed": "Atom feed"
    },
    "back": "Back to Events",
    "failed": "Could not load event details",
    "missing": "Event Not Found",
    "summary": "{title}: {type} in {place}.",
    "about": "About This Event",
    "schedule": "Event Schedule",
    "speakers": "Speakers",
    "location": "Location",
    "viewOnMap": "View on Map",
    "newTab": "(opens in a new tab)",
    "organizer": "Organizer",
    "register": "Register Now",
    "registering": {
      "title": "Registration started",
      "text": "You're being redirected to the registration page."
    },
    "addToCalendar": "Add to Calendar",
    "calendarFile": "Calendar file (.ics)",
    "share": "Share Event",
    "canceled": "This event was canceled.",
    "ended": "This event has ended.",
    "details": "Event Details",
    "date": "Date",
    "hours": "Time",
    "notAnnounced": "Not announced",
    "venue": "Venue",
    "type": "Type",
    "placeTime": "{place} time",
    "yourTime": "{time} your time",
    "similar": "Similar Events"
  },
  "events": {
    "state": {
      "upcoming": "Upcoming",
      "ongoing": "Ongoing",
      "past": "Past",
      "canceled": "Canceled"
    },
    "format": {
      "in-person": "In-person",
      "online": "Online",
      "hybrid": "Hybrid"
    },
    "until": "until {time}",
    "eachNight": "{hours} each night",
    "daysAndHours": "{days}, {hours}",
    "details": "View Details",
    "detailsOf": "View Details: {title}",
    "type": {
      "Conference": "Conference",
      "Workshop": "Workshop",
      "Webinar": "Webinar",
      "Networking": "Networking"
    },
    "category": {
      "Design": "Design",
      "Education": "Education",
      "Business": "Business",
      "Legal": "Legal",
      "Social": "Social",
      "Technology": "Technology"
    }
  },
  "feeds": {
    "title": "{site} {list}",
    "narrowed": "{site} {list}: {filters}",
    "lists": {
      "logos": "logos",
      "jargon": "jargon",
      "events": "events",
      "jobs": "jobs",
      "jargon_translations": "translations"
    },
    "logo": "The vector logo {title} by {company}.",
    "canceled": "Canceled: {title}",
    "event": "{when}, {place}",
    "job": "{type}, {place}"
  },
  "fields": {
    "optional": "(optional)",
    "notStated": "Not stated",
    "essentials": "Essentials",
    "more": "More details",
    "title": "Title",
    "company": "Company",
    "country": "Country",
    "location": "Location",
    "category": "Category",
    "description": "Description",
    "tags": "Tags",
    "tagsHint": "Up to 10, separated by commas",
    "libraryLogo": "Logo from the library",
    "file": {
      "saved": "File saved",
      "kept": "{size}, saved. Choose another file to replace it.",
      "size": "{unit, select, MB {{amount} MB} other {{amount} KB}}",
      "replace": "Choose another file to replace it.",
      "remove": "Remove this file",
      "uploading": "Uploading. You can fill in the rest meanwhile.",
      "uploaded": "Uploaded",
      "stop": "Stop"
    },
    "row": "{label}, {number}",
    "logo": {
      "drop": "Drop an SVG here, or choose a file",
      "dropHint": "SVG format preferred. Max file size: 2MB. PNG and JPG: 1000 px or more.",
      "companyHint": "Leave empty to use the title",
      "designer": "Designer",
      "year": "Year",
      "aliases": "Other names",
      "aliasesHint": "Of the brand, such as GTBank, GTB",
      "country": "Country of the brand",
      "sector": "Sector",
      "form": "Logo type",
      "rights": "Source and license",
      "rightsAbout": "where it comes from, how it may be used",
      "source": "Source",
      "sourceHint": "The page the file comes from",
      "guidelines": "Brand guidelines",
      "guidelinesHint": "The page that says how the brand wants it used",
      "license": "License",
      "ownLicense": "Our usage guidelines",
      "version": "Version",
      "layout": "{layout, select, mark {Mark} wordmark {Wordmark} other {Lockup}}",
      "ground": "{ground, select, dark {For dark} light {For light} other {One color}}",
      "madeFor": "Made for",
      "versions": "More versions",
      "add": "Add a version",
      "remove": "Remove version {number}",
      "another": "Choose another file for version {number}",
      "dropFor": "Drop a file here for version {number}, or choose one",
      "signIn": "Got a wordmark, or a file for dark backgrounds? You can add up to five more files once you’ve signed in."
    },
    "event": {
      "startDate": "Start date",
      "endDate": "End date",
      "oneDay": "Leave empty for a one-day event",
      "startTime": "Start time",
      "endTime": "End time",
      "endTimeHint": "An end before the start is the next day’s. Several days have these hours each",
      "timeZone": "The event’s time zone",
      "locationHint": "City and country, or Online",
      "format": "Format",
      "registration": "Registration link",
      "short": "Short description",
      "shortHint": "One or two sentences for the card, up to 500 characters",
      "moreAbout": "end time, venue, picture, schedule, speakers",
      "venue": "Venue",
      "address": "Address",
      "picture": "Drop a picture here, or choose a file",
      "pictureHint": "PNG or JPG. Max file size: 2MB. Recommended: {size}",
      "type": "Type",
      "about": "About this event",
      "aboutHint": "Leave a blank line between paragraphs",
      "schedule": "Schedule",
      "time": "Time",
      "happens": "What happens",
      "addTime": "Add a time",
      "removeTime": "Remove time {number}",
      "speakers": "Speakers",
      "name": "Name",
      "role": "Role",
      "addSpeaker": "Add a speaker",
      "removeSpeaker": "Remove speaker {number}",
      "anotherFace": "Choose another picture",
      "face": "Drop a picture here, or choose one",
      "organizer": "Organizer",
      "aboutOrganizer": "About the organizer",
      "logoHint": "The address of its page. Without one, we look for the organizer’s name"
    },
    "job": {
      "locationHint": "City and country",
      "type": "Job type",
      "experience": "Experience",
      "usualExperience": "3+ years",
      "deadline": "Deadline",
      "deadlineHint": "The last day to apply",
      "link": "Application link",
      "linkHint": "A link or an email, so that people can apply",
      "email": "Contact email",
      "emailHint": "People apply here if there is no link",
      "remote": "Remote",
      "remoteHint": "The work can be done from anywhere",
      "description": "Job description",
      "salary": "Salary",
      "lowest": "Lowest salary",
      "highest": "Highest salary",
      "currency": "Currency",
      "period": "Pay period",
      "per": "{period, select, hour {per hour} day {per day} week {per week} month {per month} year {per year} other {per project}}",
      "note": "Salary in words",
      "noteHint": "What doesn’t fit above, such as Per poster or Negotiable",
      "moreAbout": "country, responsibilities, benefits",
      "responsibilities": "Responsibilities",
      "requirements": "Requirements",
      "benefits": "Benefits",
      "onePerLine": "One per line",
      "aboutCompany": "About the company",
      "logoHint": "The address of its page. Without one, we look for the company’s name"
    },
    "preview": {
      "title": "How it will look",
      "onCard": "On its card",
      "onLight": "On a light background",
      "onDark": "On a dark background",
      "event": "Your event",
      "job": "Your job",
      "place": "City, country"
    },
    "term": {
      "language": "Language",
      "chooseLanguage": "Choose a language",
      "term": "Term",
      "termHint": "As designers say it; often that is the English word.",
      "definition": "Definition",
      "synonyms": "Other words for it",
      "synonymsHint": "Separated by commas",
      "credit": "Credit",
      "creditHint": "The name that stands beside the text"
    },
    "dialog": {
      "close": "Close",
      "sure": "Close without saving? What you typed will be lost."
    }
  },
  "frame": {
    "skip": "Skip to content",
    "main": "Main",
    "menu": "Menu",
    "sections": "Sections",
    "home": "Home",
    "submit": "Submit",
    "search": "Search",
    "collection": "Your collection",
    "signIn": "Sign In",
    "signUp": "Sign Up",
    "dashboard": "Dashboard",
    "logOut": "Log out",
    "administration": "Administration",
    "backToDashboard": "Back to Dashboard",
    "darkMode": "Dark mode",
    "lightMode": "Light mode",
    "purpose": "A commons for African designers and creatives.",
    "resources": "Resources",
    "community": "Community",
    "followUs": "Follow us",
    "api": "API",
    "about": "About",
    "contact": "Contact",
    "privacy": "Privacy",
    "terms": "Terms",
    "newsletter": "One letter a month. No tracking.",
    "join": "Join",
    "liteMode": "Lite mode",
    "liteModeOff": "Turn off lite mode",
    "liteNotice": "Lite mode: larger pictures are off to save data.",
    "showPictures": "Show pictures",
    "languages": "Languages",
    "wrongWording": "Something wrong in this translation?",
    "dismiss": "Dismiss"
  },
  "home": {
    "lede": "A shared library of vector logos, plain-language design terms, events and paid work. Free to browse. Every entry is reviewed.",
    "wall": "Featured logos",
    "whatsHere": "What’s here",
    "doors": {
      "logos": "SVG and PNG, ready to place",
      "jargon": "What the brief really says",
      "events": "Meet-ups, workshops, talks",
      "jobs": "Jobs and freelance work"
    },
    "termOfDay": "Term of the day",
    "allTerms": "{count, plural, one {All # term} other {All # terms}}",
    "nextEvents": "Next events",
    "allEvents": "All events",
    "paidWork": "Paid work",
    "allJobs": "All jobs",
    "featured": "Featured Logos",
    "allLogos": "All logos",
    "comingSoon": "Coming Soon",
    "made": {
      "title": "Made by the people who use it",
      "text": "African marks are hard to find in one place, and design terms are rarely explained. Designers send them in, people check them, anyone can learn from them.",
      "more": "About {site}"
    },
    "submit": {
      "title": "Submit Content",
      "text": "A logo you drew, an event you host, work you offer. We read everything before it is published.",
      "button": "Submit a logo"
    }
  },
  "jargon": {
    "title": "Design Jargon Buster",
    "description": "What the brief really says: design terms in plain words.",
    "failed": "Failed to load terms",
    "notFound": "Term Not Found",
    "search": "Search terms...",
    "sortBy": "Sort by",
    "sort": {
      "term": "By term",
      "category": "By category"
    },
    "direction": "Direction",
    "directions": {
      "ascending": "Ascending",
      "descending": "Descending"
    },
    "filters": "Filters",
    "letter": "Letter",
    "firstLetter": "First letter",
    "allLetters": "All",
    "noTerms": "(no terms)",
    "categories": "Categories",
    "categoryOf": "Category",
    "allCategories": "All Categories",
    "category": {
      "Typography": "Typography",
      "Web Design": "Web Design",
      "Graphic Design": "Graphic Design",
      "Design Principles": "Design Principles",
      "UX Design": "UX Design",
      "Print Design": "Print Design",
      "Digital Design": "Digital Design",
      "Design Theory": "Design Theory",
      "Other": "Other"
    },
    "onThisPage": "{count, plural, one {# term on this page} other {# terms on this page}}",
    "empty": {
      "title": "No terms found",
      "text": "Design terms belong here, in plain words. Tell us which one puzzles you.",
      "write": "Write to us"
    },
    "seeAlso": "See also",
    "found": "{language}: <name></name>",
    "back": "Back to Jargon",
    "breadcrumb": "Breadcrumb",
    "inOrder": "Terms in order",
    "previous": "Previous",
    "next": "Next",
    "related": "Related",
    "copyLink": "Copy link",
    "meaning": "{term}: what it means",
    "titleOf": "{term} ({language})",
    "inLanguage": "{term} in {language}",
    "feedOf": "Terms in {language}",
    "languages": "Languages of this term",
    "translate": "Translate this term",
    "credit": "{language} by <name></name>",
    "missing": "Nobody has written this term in {language} yet, so here is the English text.",
    "behind": "The English text has changed since this was written. <link>Bring the {language} text up to date</link>"
  },
  "jobPage": {
    "list": {
      "title": "Creative Hookup",
      "description": "Jobs and collaborations for African designers and creatives, with the pay shown.",
      "name": "Jobs",
      "failed": "Failed to load jobs",
      "search": "Search opportunities...",
      "category": "Category",
      "allCategories": "All Categories",
      "type": "Job type",
      "allTypes": "All Job Types",
      "currency": "Currency",
      "allCurrencies": "All Currencies",
      "filters": "Filters",
      "remoteOnly": "Remote Only",
      "payStated": "Pay Stated",
      "empty": "No opportunities found",
      "invitation": "Paid work for designers belongs here. Hiring?",
      "submit": "Submit a job"
    },
    "back": "Back to Job Opportunities",
    "failed": "Could not load job details",
    "missing": "Job Not Found",
    "titleAt": "{title} at {company}",
    "summary": "{type} at {company} in {place}.",
    "onSite": "On-site",
    "noDescription": "No description available.",
    "description": "Job Description",
    "responsibilities": "Responsibilities",
    "requirements": "Requirements",
    "benefits": "Benefits",
    "closes": "Closes <date></date>",
    "closesOn": "Closes {date}",
    "noFee": "Nobody should ask you to pay to get a job.",
    "share": "Share Job",
    "apply": "Apply Now",
    "applying": {
      "title": "Application started",
      "text": "You're being redirected to the application form."
    },
    "newTab": "(opens in a new tab)",
    "byEmail": "by email",
    "subject": "Application: {title}",
    "filled": "This job has been filled.",
    "closed": "This job is closed.",
    "details": "Job Details",
    "category": "Category",
    "type": "Job Type",
    "experience": "Experience",
    "location": "Location",
    "applicantsFrom": "Applicants from",
    "country": "Country",
    "about": "About {company}",
    "theirLogos": "{count, plural, one {See their logo} other {See their # logos}}",
    "similar": "Similar Jobs"
  },
  "jobs": {
    "remote": "Remote",
    "orRemote": "{place}, or remote",
    "type": {
      "Full-time": "Full-time",
      "Part-time": "Part-time",
      "Contract": "Contract",
      "Freelance": "Freelance",
      "Internship": "Internship"
    },
    "featured": "Featured",
    "posted": "Posted <date></date>",
    "closed": "Closed",
    "filled": "Filled",
    "daysLeft": "{days, plural, =0 {Last day} one {# day left} other {# days left}}",
    "noSalary": "Salary not stated",
    "period": "{period, select, hour {an hour} day {a day} week {a week} month {a month} year {a year} other {a project}}",
    "details": "View Details",
    "detailsOf": "View Details: {title}",
    "category": {
      "Design": "Design",
      "Content": "Content",
      "Animation": "Animation",
      "Research": "Research"
    }
  },
  "kinds": {
    "logos": {
      "menu": "Logos",
      "several": "logos",
      "count": "{count, plural, one {# logo} other {# logos}}"
    },
    "jargon": {
      "menu": "Jargon",
      "several": "terms",
      "count": "{count, plural, one {# term} other {# terms}}"
    },
    "events": {
      "menu": "Events",
      "several": "events",
      "count": "{count, plural, one {# event} other {# events}}"
    },
    "jobs": {
      "menu": "Hookup",
      "several": "jobs",
      "count": "{count, plural, one {# job} other {# jobs}}"
    }
  },
  "lists": {
    "filter": "Filter",
    "filterSet": "Filter ({count})",
    "more": "More filters",
    "moreSet": "More filters ({count})",
    "apply": "Apply",
    "clear": "Clear filters",
    "chosen": "<remove>Remove </remove>{name}: <value></value>",
    "view": "View",
    "grid": "Grid view",
    "list": "List view",
    "moreThan": "More than {count}",
    "count": {
      "logos": "{count, plural, one {# logo} other {# logos}}",
      "terms": "{count, plural, one {# term} other {# terms}}",
      "events": "{count, plural, one {# event} other {# events}}",
      "opportunities": "{count, plural, one {# opportunity} other {# opportunities}}"
    },
    "results": "Results",
    "failed": "{failure}. Please try again in a moment.",
    "noMatches": "No matches. Try fewer filters or another word.",
    "pages": "Pages",
    "previous": "Previous",
    "next": "Next",
    "first": "First page",
    "page": "Page {page} of {pages}",
    "subscribe": "Subscribe:",
    "feed": "Atom feed",
    "tags": "Tags",
    "moreTags": "+{count}<more> more</more>",
    "report": "Report",
    "tryAgain": "Please try again in a moment.",
    "takenDown": "This logo was taken down",
    "ownerAsked": "Its owner asked us to.",
    "missing": {
      "title": "{kind, select, Logo {Logo Not Found} Event {Event Not Found} Job {Job Not Found} other {Term Not Found}}",
      "text": "{kind, select, Logo {The logo you're looking for doesn't exist or has been removed.} Event {The event you're looking for doesn't exist or has been removed.} Job {The job you're looking for doesn't exist or has been removed.} other {The term you're looking for doesn't exist or has been removed.}}"
    },
    "share": {
      "newTab": "(opens in a new tab)",
      "email": "Email",
      "emailFriend": "Email to a Friend",
      "subject": "{title}, on {site}",
      "link": "Link to this page"
    }
  },
  "logoPage": {
    "title": "Vector Logo Library",
    "description": "Browse, search and download vector logos by African designers.",
    "search": "Search logos...",
    "searchLabel": "Search logos by title or company",
    "companies": "Companies",
    "colors": "Colors",
    "sectors": "Sectors",
    "menu": {
      "company": "Company",
      "country": "Country",
      "sector": "Sector",
      "form": "Form",
      "designer": "Designer",
      "color": "Color"
    },
    "all": {
      "company": "All Categories",
      "country": "All Countries",
      "sector": "All Sectors",
      "form": "All Forms",
      "designer": "All Designers"
    },
    "color": {
      "red": "Red",
      "orange": "Orange",
      "yellow": "Yellow",
      "green": "Green",
      "blue": "Blue",
      "purple": "Purple",
      "pink": "Pink",
      "brown": "Brown",
      "black": "Black and gray"
    },
    "listFailed": "Failed to load logos",
    "none": "No logos found",
    "invitation": "Logos by African designers belong here. Have one to share?",
    "submit": "Submit a logo",
    "failed": "Could not load logo details",
    "takenDown": "Taken down",
    "back": "Back to Logos",
    "name": "{title} by {company}",
    "summary": "Download the vector logo {title} by {company}.",
    "previewAlt": "The logo {title} by {company}",
    "pictureAlt": "{title} logo",
    "credit": {
      "company": "by <company></company>",
      "companyYear": "by <company></company>, {year}",
      "designer": "by <designer></designer> for <company></company>",
      "designerYear": "by <designer></designer> for <company></company>, {year}"
    },
    "noDescription": "No description available.",
    "added": "Added <date></date>.",
    "guidelines": "Free for non-commercial use with credit; contact the creator for commercial use. See the <link>usage guidelines</link>.",
    "rights": "Report a rights problem",
    "moreByCompany": "More by this company",
    "moreMarks": "More {tag}s",
    "moreTagged": "More: {tag}",
    "facts": {
      "aliases": "Also called",
      "year": "Year created",
      "source": "Source",
      "guidelines": "Guidelines",
      "license": "License",
      "unknownDesigner": "Unknown",
      "unknownYear": "Unknown"
    },
    "sizes": "16, 32 and 64 px",
    "onDark": "On dark",
    "onOwnColor": "On its own color",
    "copyLink": "Copy link",
    "copyColor": "Copy {color}",
    "moreOfColor": "More logos: {color}",
    "files": "Other files",
    "generated": "One color (generated)",
    "fileAlt": "{title}: {file}",
    "export": {
      "download": "Download Logo",
      "none": "No download available for this logo",
      "anySize": "any size",
      "allFiles": "<b>ZIP</b> all files",
      "copy": "Copy",
      "tag": "{tag} tag",
      "dataUri": "Data URI"
    }
  },
  "logos": {
    "by": "by {designer}",
    "download": "Download",
    "downloadOf": "Download {title}",
    "copySvg": "Copy SVG",
    "copySvgOf": "Copy SVG of {title}",
    "sector": {
      "Finance": "Finance",
      "Telecom": "Telecom",
      "Food and drink": "Food and drink",
      "Media": "Media",
      "Public": "Public",
      "Health": "Health",
      "Education": "Education",
      "Retail": "Retail",
      "Transport": "Transport",
      "Technology": "Technology",
      "Non-profit": "Non-profit",
      "Sport": "Sport",
      "Culture": "Culture"
    },
    "form": {
      "Wordmark": "Wordmark",
      "Letter mark": "Letter mark",
      "Picture": "Picture",
      "Abstract": "Abstract",
      "Emblem": "Emblem"
    },
    "file": "{layout, select, mark {Mark} wordmark {Wordmark} other {Lockup}}, {ground, select, dark {for dark} light {for light} other {one color}}",
    "license": {
      "Public domain": "Public domain",
      "All rights reserved": "All rights reserved"
    }
  },
  "mails": {
    "auth": {
      "linkOrCode": "Use the link below, or enter this code. Each works once and expires in 10 minutes.",
      "confirmation": {
        "subject": "Confirm your {site} account",
        "heading": "Confirm your email address",
        "button": "Confirm your account",
        "hint": "You get this because someone signed up for {site} with this address. If it wasn’t you, ignore it and nothing happens."
      },
      "recovery": {
        "subject": "Set a new {site} password",
        "heading": "Set a new password",
        "button": "Set a new password",
        "hint": "You get this because someone asked for a new {site} password. If it wasn’t you, ignore it: your password stays the same."
      },
      "magic_link": {
        "subject": "Sign in to {site}",
        "heading": "Sign in to {site}",
        "button": "Sign in",
        "hint": "You get this because someone asked to sign in to {site} with this address. If it wasn’t you, ignore it and nothing happens."
      },
      "email_change": {
        "subject": "Change your {site} email address",
        "heading": "Confirm your new email address",
        "text": "Use the link below to sign in with {email} from now on.",
        "once": "It works once and expires in 10 minutes.",
        "button": "Change your email address",
        "hint": "You get this because someone asked to move a {site} account to this address. If it wasn’t you, ignore it and nothing happens."
      }
    },
    "newPassword": "Set a new password",
    "passwordChanged": {
      "subject": "Your {site} password was changed",
      "heading": "Your password was changed",
      "text": "You’re still signed in where you changed it; all other devices were logged out.",
      "ifNot": "If it wasn’t you, set a new password now and tell us.",
      "hint": "You get this because the password of your {site} account was changed. Write to us: {link}"
    },
    "emailChanging": {
      "subject": "Your {site} email address is about to change",
      "heading": "Your email address is about to change",
      "who": "Someone who knows your {site} password asked to sign in with another email address.",
      "when": "It changes once they open the link we sent there. If that was you, all is well.",
      "ifNot": "If it wasn’t you, set a new password now: the link stops working.",
      "hint": "You get this because it is the current address of your {site} account."
    },
    "accountExists": {
      "subject": "Your {site} account",
      "heading": "You already have an account",
      "who": "Someone tried to use this email address on {site}, where it already has an account.",
      "ifYou": "If it was you, sign in. Forgot your password? We’ll email you a link: {link}",
      "button": "Sign in",
      "hint": "If it wasn’t you, there’s nothing to do. Nothing has changed."
    },
    "accountMade": {
      "subject": "Your {site} account",
      "heading": "Welcome to {site}",
      "who": "{name}, who looks after {site}, has made an account for this address. It’s ready to use.",
      "password": "You’ll hear a password from them. Set one of your own: we’ll email you a link for it.",
      "button": "Set your password",
      "hint": "You get this because an administrator of {site} made an account for you. If you don’t want it, sign in and delete it, or write to us: {link}"
    },
    "secondFactor": {
      "on": {
        "subject": "Two-step sign-in was turned on for your {site} account",
        "heading": "Two-step sign-in was turned on",
        "text": "From now on, signing in asks for a code from your authenticator app as well."
      },
      "off": {
        "subject": "Two-step sign-in was turned off for your {site} account",
        "heading": "Two-step sign-in was turned off",
        "text": "Signing in asks for no code anymore."
      },
      "reset": {
        "subject": "Two-step sign-in was reset for your {site} account",
        "heading": "Two-step sign-in was reset",
        "text": "An administrator turned it off for you. Set it up again once you have signed in."
      },
      "recoveryCode": {
        "subject": "A recovery code was used for your {site} account",
        "heading": "A recovery code was used",
        "text": "Someone who knows your password signed in with one of your recovery codes."
      },
      "ifNot": "If it was you, all is well. If it wasn’t, set a new password now and tell us.",
      "hint": "You get this because the two-step sign-in of your {site} account changed. Write to us: {link}"
    },
    "decision": {
      "approved": {
        "subject": "{site}: your {kind, select, logo {logo} jargon {term} event {event} job {job} translation {translation} other {item}} was approved",
        "heading": "“{title}” is on {site}",
        "text": "We read it and published it, so everyone can find it now. Thank you for sharing it."
      },
      "rejected": {
        "subject": "{site}: your {kind, select, logo {logo} jargon {term} event {event} job {job} translation {translation} other {item}} was rejected",
        "heading": "“{title}” was not approved",
        "text": "Thank you for sending it. You can change it and send it again."
      },
      "note": "The reviewer says:\n{note}",
      "undone": {
        "subject": "{site}: your {kind, select, logo {logo} jargon {term} event {event} job {job} translation {translation} other {item}} is waiting for review again",
        "heading": "“{title}” is waiting for review again",
        "text": "Please ignore our last email about it: we took that decision back. We’ll write again once we’ve decided."
      },
      "restored": {
        "subject": "{site}: your {kind, select, logo {logo} jargon {term} event {event} job {job} translation {translation} other {item}} is published again",
        "heading": "“{title}” is published again",
        "text": "Please ignore our last email about it: we took that decision back."
      },
      "page": "See the page",
      "own": "See your submission",
      "hint": "You get this because you sent it to us. Turn these emails off on your profile: {link}"
    },
    "givenInForm": "You get this because this address was given in a form on {site}. If it wasn’t you, ignore it.",
    "report": {
      "decided": {
        "subject": "{site}: we looked at your report",
        "heading": "We looked at your report",
        "text": "You told us that something is wrong with an item here ({kind, select, logo {logo} jargon {term} event {event} job {job} translation {translation} other {item}}). Thank you. {decision, select, kept {We looked at it and left it as it is.} corrected {You were right, and we’ve corrected it.} unpublished {You were right, and it’s no longer published.} other {You were right, and we’ve removed it.}}"
      },
      "undone": {
        "subject": "{site}: we’re looking at your report again",
        "heading": "We’re looking at it again",
        "text": "Please ignore our last email about your report ({kind, select, logo {logo} jargon {term} event {event} job {job} translation {translation} other {item}}): we took that decision back. We’ll write again once we’ve decided."
      },
      "button": "Open {site}"
    },
    "takedown": {
      "confirm": {
        "subject": "{site}: confirm your request",
        "heading": "One more step",
        "text": "Thank you for telling us about a logo. Open the page below and press Confirm, and your request reaches the people who decide.",
        "keep": "The same page tells you how it goes. Keep this email: whoever has the link can see the page.",
        "button": "Confirm your request"
      },
      "accepted": {
        "subject": "{site}: we accepted your request about “{title}”",
        "heading": "We did as you asked",
        "takedown": "You were right, and the logo is gone from our pages. The same picture can’t be sent to us again, unless another logo here shows it.",
        "mine": "You were right. On the page below you can take the logo over; we read your changes before they appear."
      },
      "rejected": {
        "subject": "{site}: about your request on “{title}”",
        "heading": "We left it as it is",
        "text": "Thank you for writing. We looked at it and left the logo as it is. If you can tell us more, you can ask again."
      },
      "note": "They say:\n{note}",
      "undone": {
        "subject": "{site}: we’re looking at your request about “{title}” again",
        "heading": "We’re looking at it again",
        "text": "Please ignore our last email: we took that decision back. We’ll write again once we’ve decided."
      },
      "logo": "Go to the logo",
      "request": "See your request"
    },
    "newsletter": {
      "subject": "Confirm your {site} newsletter",
      "heading": "Almost there",
      "who": "Someone, we hope you, signed this address up for the {site} newsletter: one letter a month, no tracking.",
      "open": "Open the page below and press Confirm to get it.",
      "button": "Confirm your subscription",
      "hint": "If it wasn’t you, ignore this: you won’t get anything without confirming. To remove this address right away: {link}"
    },
    "contact": {
      "subject": "Re: Your message to {site}",
      "heading": "Our answer to your message to {site}",
      "wrote": "{name} wrote:\n{message}",
      "button": "Visit {site}",
      "hint": "You get this because you wrote to us with the contact form of {site}. You can answer this mail."
    }
  },
  "money": {
    "from": "From {amount}",
    "upTo": "Up to {amount}"
  },
  "newsletter": {
    "title": "Newsletter",
    "description": "New logos, terms, events and work on {site}, in one letter a month.",
    "lede": "New logos, terms, events and paid work, in one letter a month. We use your address for nothing else, and every letter has an unsubscribe link.",
    "email": "Email",
    "subscribe": "Subscribe",
    "noMail": "This site doesn’t send email yet: whoever runs it will find the message in the “mail” folder next to the data.",
    "sent": {
      "title": "Check your inbox",
      "text": "Open the link in the email we sent you and press Confirm."
    },
    "notSent": {
      "title": "This site doesn’t send email yet",
      "text": "Whoever runs it will find the link that confirms your address in the “mail” folder next to the data."
    },
    "confirm": {
      "title": "Confirm your newsletter",
      "text": "Press the button to get the next issue.",
      "button": "Confirm"
    },
    "confirmed": {
      "title": "You’re subscribed",
      "text": "You’ll get the next issue."
    },
    "expired": {
      "title": "This link has expired",
      "text": "It may be too old, or you may have unsubscribed since. <link>Subscribe again</link> and we’ll send you a new one."
    },
    "leave": {
      "title": "Unsubscribe",
      "text": "Press the button to stop getting newsletters from us. Nothing else changes.",
      "button": "Unsubscribe"
    },
    "left": {
      "title": "You’re unsubscribed",
      "text": "You won’t get any more newsletters from us."
    },
    "errors": {
      "email": "Enter an email address, such as name@example.com.",
      "tooMany": "Too many sign-ups from this network. Please try again later.",
      "mailed": "We’ve already emailed this address several times. Look for our emails, or try again in a while.",
      "failed": "We can’t sign you up right now. Please try again in a few minutes."
    }
  },
  "notifications": {
    "title": "Notifications",
    "unread": "{count, plural, one {# unread} other {# unread}}",
    "allRead": "Mark all as read",
    "none": "No notifications",
    "noneText": "Updates on your submissions appear here.",
    "submissions": "My submissions",
    "isUnread": "Unread:",
    "open": "Open<hidden>: {title}</hidden>",
    "read": "Mark as read<hidden>: {title}</hidden>"
  },
  "privacy": {
    "title": "Privacy",
    "description": "What {site} stores about you, for how long, which cookies it sets, and how to see or delete your data.",
    "short": "In short: we store what you give us and what the site needs to work. We don’t track what you read, we show no ads, and we don’t sell or share your data. Pages load nothing from other companies.",
    "stored": {
      "title": "What we store",
      "reading": {
        "when": "When you only read",
        "what": "Nothing about you. The server logs which page was requested, when, and whether it worked, but not by whom. To stop floods of requests, it keeps network addresses for up to a day."
      },
      "account": {
        "when": "When you have an account",
        "what": "Your name, your email address, your role, when you signed up and last signed in, and your notifications. We keep your password only as a hash, which can’t be read back. With two-step sign-in, also its key, encrypted, and your recovery codes as hashes."
      },
      "submission": {
        "when": "When you submit something",
        "what": "What you filled in, the image, and that it came from you. We clean images first: location, camera and other hidden data are removed. Administrators see your email address beside a submission; visitors don’t. The decision, who made it and when are kept with it and in a log of changes."
      },
      "draft": {
        "when": "When you fill in the form before signing in",
        "what": "Your unfinished submission and its file, for 24 hours, so they’re there when you return."
      },
      "collection": {
        "when": "When you star logos",
        "what": "Without an account, nothing: your browser keeps them in a cookie. With one, which logos are in your collection and since when, and the address if you share it. That page doesn’t say whose it is."
      },
      "newsletter": {
        "when": "When you subscribe to the newsletter",
        "what": "Your email address, and when you confirmed it. Every newsletter has a link to unsubscribe."
      },
      "message": {
        "when": "When you write to us",
        "what": "Your name, your email address and your message."
      },
      "report": {
        "when": "When you report something",
        "what": "What you wrote, and your email address if you want an answer. Nothing says that it came from you, not even if you’re signed in. We delete it 90 days after we’ve decided."
      },
      "takedown": {
        "when": "When you ask about a logo of yours",
        "what": "What you wrote, your email address, the brand’s website, and your name if you give it. Administrators see it; no page, feed or notification says who asked. We delete a request a week after it was sent if it isn’t confirmed, and 90 days after it was decided. That a picture was taken down stays known, so that it can’t be sent again."
      }
    },
    "cookies": {
      "title": "Cookies",
      "text": "They’re all ours, none of them follows you to other sites, and scripts can’t read them.",
      "session": "Keeps you signed in until you log out, or for 30 days after your last visit.",
      "known-browser": "Lets you sign in here while someone elsewhere is guessing your password. It names nobody, and lasts 400 days.",
      "theme": "Remembers the light or dark theme for a year, if you chose one.",
      "toast": "Carries one message, such as “Message sent”, to the next page. It lasts a minute.",
      "draft": "Finds your unfinished submissions again, for 24 hours or until you log out.",
      "editor-draft": "Brings back, once and within 24 hours, what you were typing in the dashboard when your session ended.",
      "collection": "Holds the logos you starred without being signed in, for a year. It goes when you sign in: they join your account’s collection.",
      "lite": "Remembers for a year whether you turned lite mode on or off.",
      "sheet": "Notes for a year that your browser has our style sheet, so that pages needn’t bring it again. It’s the same for everybody.",
      "language": "Not a cookie, and never sent to us: your browser itself keeps which language you chose, so that pages in others can offer it.",
      "role": "Notices when your role changes, so we can tell you. It lasts until you close the browser.",
      "awaited-code, recovery": "Take you from a link or code in our email to your account, a new address or a new password. They last up to 15 minutes."
    },
    "others": {
      "title": "Who else sees it",
      "text": "The services that run the site for us: one hosts the server and the database, one sends our email. Links to maps, calendars, registration and application pages lead to other sites with their own rules; they learn about you only if you follow them."
    },
    "yours": {
      "title": "See, correct or delete it",
      "text": "On your profile page you can change your name and password, download what we store about you, and delete your account. Your name, email address, notifications, collection and everything unpublished go with it. What you published stays, unattributed. The log of changes, which only administrators read, keeps your name and the text of what you submitted. For anything else, write to <mail></mail> from your account’s email address, or use the <contact>contact form</contact>."
    }
  },
  "profile": {
    "title": "Profile Settings",
    "personal": "Personal Information",
    "name": "Name",
    "email": "Email",
    "emailHint": "You sign in with it.",
    "emailHintMail": "You sign in with it. We’ll send a link to a new one: open it to confirm the change.",
    "language": "Language",
    "languageHint": "Of the emails that we send you.",
    "currentPassword": "Current password",
    "currentPasswordHint": "Only to change your email.",
    "save": "Save Changes",
    "account": {
      "title": "Account Information",
      "type": "Account type",
      "status": "Account Status",
      "active": "Active",
      "lastLogin": "Last Login",
      "never": "Never",
      "data": "Download my data",
      "delete": "Delete my account"
    },
    "developer": {
      "title": "Developer Options",
      "code": "Admin code",
      "hint": "Ask whoever runs this site. Every attempt is logged.",
      "button": "Make Admin"
    },
    "security": "Security",
    "newPassword": "New password",
    "newPasswordHint": "At least 6 characters.",
    "confirmPassword": "Confirm new password",
    "updatePassword": "Update Password",
    "twoSteps": {
      "title": "Two-step sign-in",
      "on": "On: signing in asks for a code from your phone as well.",
      "off": "Off. With it, nobody gets in with your password alone: signing in asks for a code from your phone as well.",
      "needed": "This site asks administrators and editors for it.",
      "manage": "Manage<hidden> two-step sign-in</hidden>",
      "setUp": "Set up<hidden> two-step sign-in</hidden>"
    },
    "sessions": "Lost a phone, or signed in on someone else’s computer?",
    "logOutElsewhere": "Log out everywhere else",
    "mails": {
      "decisions": "Email me about decisions",
      "daily": "Email me each morning what waits for review",
      "save": "Save"
    },
    "submissions": {
      "title": "My submissions",
      "submit": "Submit Content",
      "none": "Nothing submitted yet",
      "noneText": "Share a logo, an event or a job. We review everything before it’s published.",
      "edit": "Edit<hidden> {title}</hidden>",
      "isEdit": "Edit of a published item",
      "sent": "Sent {date}",
      "note": "Reviewer’s note:",
      "kind": "{kind, select, logo {Logo} jargon {Term} event {Event} job {Job} translation {Translation} other {Item}}",
      "status": "{status, select, pending {Pending Review} approved {Approved} other {Rejected}}",
      "pages": "Pages",
      "previous": "Previous",
      "next": "Next",
      "page": "Page {page} of {pages}"
    },
    "deletion": {
      "title": "Delete my account",
      "text": "Your name, email address, collection and everything unpublished are deleted right away, for good. Published items stay, unattributed. The audit log, which admins can read, keeps your name and the text of your submissions. You may want to <link>download your data</link> first.",
      "button": "Delete Account",
      "keep": "Keep it"
    }
  },
  "profileSaid": {
    "news": {
      "approved": "Your {kind, select, logo {logo} jargon {term} event {event} job {job} translation {translation} other {item}} was approved: {title}",
      "rejected": "Your {kind, select, logo {logo} jargon {term} event {event} job {job} translation {translation} other {item}} was rejected: {title}",
      "handedOver": "The logo {title} is now looked after by its owner",
      "handedOverText": "It stays published. Its owner will keep it up to date from now on.",
      "takenDown": "It was taken down at the request of its owner.",
      "gone": "This notification doesn’t exist or was removed."
    },
    "updated": "Profile updated successfully",
    "updateFailed": "Failed to update profile",
    "inbox": "Check your inbox",
    "inboxText": "We sent a link to {email}. Your address changes when you open it.",
    "movedText": "You now sign in with {email}. Your other devices were logged out.",
    "passwordText": "Your password was changed, and your other devices were logged out.",
    "isAdmin": "{name} is now an admin",
    "adminCode": "Invalid admin code",
    "adminFailed": "Failed to update admin status",
    "elsewhere": "Your other devices were logged out",
    "signOutFailed": "Error signing out",
    "deleted": "Your account was deleted",
    "deleteFailed": "We couldn’t delete your account. Please try again in a minute.",
    "lastAdmin": "You’re the last admin. Make someone else an admin first.",
    "name": "Enter a name.",
    "language": "Choose one of the options.",
    "passwordMissing": "Please enter your current password",
    "passwordForEmail": "Enter your current password to change your email.",
    "wrongPassword": "That isn’t your current password. Try again.",
    "wrongOrNone": "That isn’t your current password. If you don’t have one yet, set it first: {link}",
    "checkFailed": "We couldn’t check your password. Please try again in a minute.",
    "tooManyTries": "Too many attempts. Please wait a while, then try again.",
    "emailTaken": "This email can’t be used here. Enter another one.",
    "waitMinute": "Please wait a minute before asking again.",
    "else": {
      "title": "Someone else is signed in here now",
      "text": "You’re now in the account of {email}. Nothing was changed."
    },
    "loggedOut": {
      "title": "You were logged out",
      "text": "Nothing was changed. Sign in and try again.",
      "deletion": "If you just deleted your account, it’s gone. If not, sign in and try again."
    },
    "noPermission": "You don't have permission to access the admin area",
    "noPermissionPost": "You don't have permission to access that section",
    "role": "Your role is {role, select, admin {admin} editor {editor} other {user}}",
    "roleUpdated": "Your role has been updated to {role, select, admin {admin} editor {editor} other {user}}",
    "roleNotice": "Your role has been updated to {role, select, admin {admin. Refreshing page...} editor {editor} other {user}}",
    "signedOut": "Logged out successfully",
    "secondFactor": {
      "enter": "Enter a code.",
      "digits": "Enter the 6 digits from your app, or the 12 digits of a recovery code.",
      "wrong": "This code is wrong, too old, or was used before. Wait for your app to show the next one.",
      "checkFailed": "We couldn’t check your code. Please try again in a minute.",
      "already": "Two-step sign-in is on already.",
      "offFailed": "Failed to turn it off. Please try again in a minute.",
      "isOff": "Two-step sign-in is off",
      "first": "Set up two-step sign-in first",
      "firstText": "This site asks administrators for it."
    },
    "submission": {
      "withdrawn": "Withdrawn",
      "withdrawnText": "“{title}” won’t be reviewed.",
      "decided": "This has already been decided, so it can’t be withdrawn.",
      "again": "Sent for review again",
      "stays": "The published version stays up until yours is approved.",
      "someone": "Someone",
      "image": "Image",
      "anotherImage": "Another image",
      "thisImage": "The image in this form",
      "yes": "Yes",
      "englishTerm": "English term",
      "englishText": "Version of the English text",
      "notKept": "You’re logged out, and we couldn’t save what you typed. Go back: your browser still has it. Sign in in another tab, then send it again."
    }
  },
  "reports": {
    "title": "Report",
    "heading": {
      "logos": "What is wrong with this logo?",
      "jargon": "What is wrong with this term?",
      "events": "What is wrong with this event?",
      "jobs": "What is wrong with this job?",
      "jargon_translations": "What is wrong with this translation?"
    },
    "lede": "Tell us about <item></item>. You need no account, a person decides, and nobody learns who reported it.",
    "rights": "If it’s yours, <link>ask us to take it down or to hand it over</link> instead.",
    "why": "Why do you report it?",
    "reasons": {
      "misleading": "It’s misleading",
      "money": "It asks for money",
      "spam": "It’s spam",
      "hateful": "It’s hateful",
      "wrong": "Something is wrong",
      "outdated": "It’s no longer true",
      "link": "A link is broken",
      "rights": "It’s mine, or about me, and shouldn’t be here"
    },
    "more": "Tell us more",
    "moreHint": "A sentence is enough: what is wrong, and how can we see it?",
    "email": "Email",
    "emailHint": "If you’d like to hear what we decide. We use it for nothing else.",
    "send": "Send report",
    "kept": "We delete your report 90 days after it was decided. See <privacy>privacy</privacy>.",
    "sent": {
      "title": "Report sent",
      "text": "Thank you. A person reads it and decides."
    },
    "errors": {
      "reason": "Choose why you report it.",
      "email": "Enter an email address such as name@example.com, or leave it empty.",
      "tooMany": "Too many reports from this network. Please try again later.",
      "address": "You’ve left this address several times today. Leave it empty, or try again tomorrow.",
      "failed": "We couldn’t save your report. Please try again in a few minutes."
    }
  },
  "script": {
    "offline": "You’re offline",
    "offlineText": "Nothing was sent. Check your connection and try again.",
    "sentTwice": "Already sent",
    "sentTwiceText": "The connection may be slow. If nothing happens, try again in ten seconds.",
    "noCookies": "Cookies are blocked",
    "noCookiesText": "Signing in needs them. Allow cookies for this site, then try again.",
    "linkCopied": "Link copied to clipboard",
    "linkCopiedText": "You can now share it with others.",
    "colorCopied": "Color copied to clipboard",
    "fileCopied": "{name} copied to clipboard",
    "fileCopiedText": "You can now paste it into your code.",
    "svgCopied": "SVG copied to clipboard",
    "svgCopiedText": "You can now paste it into your design app.",
    "notCopied": "Couldn’t copy",
    "notCopiedText": "This browser doesn’t allow it here. Copy it by hand.",
    "dismiss": "Dismiss"
  },
  "search": {
    "label": "Search {kinds}",
    "separator": ", ",
    "button": "Search"
  },
  "searchPage": {
    "title": "Search",
    "titleOf": "“{search}”",
    "results": "{count, plural, one {# result} other {# results}} for “{search}”",
    "moreResults": "More than {count, plural, one {# result} other {# results}} for “{search}”",
    "lede": "Search {kinds} at once, or pick a list.",
    "kinds": "Kinds",
    "section": {
      "logos": "Logos",
      "jargon": "Jargon",
      "events": "Events",
      "jobs": "Creative Hookup"
    },
    "all": {
      "logos": "All logos",
      "jargon": "All terms",
      "events": "All events",
      "jobs": "All jobs"
    },
    "allOf": {
      "logos": "{count, plural, one {# logo} other {All # logos}}",
      "jargon": "{count, plural, one {# term} other {All # terms}}",
      "events": "{count, plural, one {# event} other {All # events}}",
      "jobs": "{count, plural, one {# job} other {All # jobs}}"
    },
    "none": {
      "title": "No matches for “{search}”",
      "text": "Try fewer words, or browse the lists."
    },
    "closest": "Closest matches",
    "kind": {
      "logos": "Logo",
      "jargon": "Term",
      "events": "Event",
      "jobs": "Job",
      "jargon_translations": "Translation"
    }
  },
  "secondFactor": {
    "title": "Two-step sign-in",
    "about": "With it, nobody gets in with your password alone: signing in asks for a code from an authenticator app on your phone as well. Any such app will do; free ones are Aegis, FreeOTP and Google Authenticator.",
    "add": "1. Add this site to your app",
    "scan": "Scan this code with it. On this same phone, open it in the app instead.",
    "qr": "QR code for your authenticator app",
    "open": "Open in my app",
    "key": "Or type this key into the app: <key></key>",
    "show": "2. Show that it works",
    "code": "Code",
    "digits": "The 6 digits that the app shows now.",
    "turnOn": "Turn On",
    "notNow": "Not now",
    "isOn": "Two-step sign-in is on.",
    "recovery": {
      "title": "Your recovery codes",
      "text": "Each signs you in once if you lose your phone. Print this page or write them down, and keep them apart from your phone. <strong>They are shown only now.</strong>",
      "list": "Recovery codes",
      "kept": "I’ve kept them"
    },
    "since": "On since {date}. You have {count, plural, one {# recovery code} other {# recovery codes}} left. For a new phone or new recovery codes, turn it off and set it up again.",
    "codeHint": "From your app, or a recovery code.",
    "turnOff": "Turn Off",
    "back": "Back to my profile"
  },
  "site": {
    "tagline": "Marks, words and work by African designers.",
    "description": "A shared library of vector logos, plain-language design terms, events and paid work by African designers. Free to browse. Every entry is reviewed."
  },
  "submit": {
    "title": "Submit Content",
    "description": "Share a logo, an event or a job with African designers. Everything is reviewed before it’s published.",
    "reviewed": "All submissions are reviewed before publishing.",
    "what": "What to submit",
    "choose": "Choose what to submit: a logo, an event or a job.",
    "tab": "{kind, select, logo {Logo} event {Event} job {Job Listing} other {Translation}}",
    "button": "{kind, select, logo {Submit Logo} event {Submit Event} job {Submit Job} other {Send for review}}",
    "continue": "{kind, select, logo {Continue with your logo submission} event {Continue with your event submission} other {Continue with your job submission}}",
    "startOver": "Start over",
    "cleared": "Form cleared",
    "next": {
      "title": "What happens next",
      "send": "You send it. We keep it while you sign in.",
      "read": "A reviewer reads it, and may leave a note.",
      "notify": "We’ll notify you. Once approved, it’s public."
    },
    "fill": {
      "label": "{kind, select, event {Fill in from a calendar file (.ics)} other {Fill in from a file}}",
      "button": "Fill in the form",
      "done": "Filled in from your file. Please check it, then send it."
    },
    "upload": {
      "failed": "The file couldn’t be uploaded yet. It will be sent with the form.",
      "tooMany": "Too many files. Please wait a while, then try again."
    },
    "signIn": {
      "title": "Sign in to continue",
      "saved": "{kind, select, logo {We’ve saved your logo} event {We’ve saved your event} job {We’ve saved your job} other {We’ve saved your translation}}{file, select, yes {, file included} other {}}. Create an account or sign in, and it will be waiting here.",
      "cancel": "Cancel"
    },
    "sent": {
      "title": "{kind, select, logo {Logo submitted successfully!} event {Event submitted successfully!} job {Job listing submitted successfully!} other {Translation submitted successfully!}}",
      "waiting": "“{title}” is waiting for review.",
      "notify": "We’ll notify you once we’ve reviewed it.",
      "see": "See your submission",
      "another": "Submit another"
    }
  },
  "takedown": {
    "title": "Is this logo yours?",
    "lede": "Tell us about <logo></logo> by <company></company>. You need no account, a person decides, and no page says who asked. If something about it is only wrong or out of date, <report>report it</report> instead.",
    "what": "What should we do?",
    "kinds": {
      "mine": "It’s mine, and I want to look after it",
      "takedown": "Take it down: nobody asked me"
    },
    "more": "Tell us more",
    "moreHint": "How is the logo yours?",
    "email": "Email",
    "emailHint": "We only use it to answer you.",
    "emailHintOfProof": "An address at the brand’s own website shows that you speak for it. We only use it to answer you.",
    "domain": "Website of the brand",
    "domainHint": "Such as zuri.example. It lets you prove that the brand is yours.",
    "name": "Name",
    "send": "Send request",
    "kept": "We delete your request 90 days after it was decided. See <privacy>privacy</privacy>.",
    "sent": {
      "title": "Request sent",
      "text": "Thank you. A person reads it and decides."
    },
    "inbox": {
      "title": "Check your inbox",
      "text": "Open the link in the email we sent you and press Confirm."
    },
    "errors": {
      "kind": "Choose what we should do.",
      "explanation": "Tell us how it is yours.",
      "email": "Enter an email address we can reply to, such as name@example.com.",
      "domain": "Enter the brand’s website, such as zuri.example.",
      "tooMany": "Too many requests from this network. Please try again later.",
      "mailed": "We’ve already emailed this address several times. Look for our emails, or try again in a while.",
      "failed": "We couldn’t save your request. Please try again in a few minutes."
    },
    "request": {
      "title": "Your request",
      "asked": "You asked us about the logo <logo></logo>: {kind, select, mine {you want to look after it} other {we should take it down}}.",
      "confirm": {
        "text": "Press the button to send it to the people who decide.",
        "button": "Confirm"
      },
      "open": "A person reads it and decides. This page tells you how it goes.",
      "openAndProven": "A person reads it and decides. You’ve shown that <domain></domain> is yours. This page tells you how it goes.",
      "prove": {
        "title": "Show that <domain></domain> is yours",
        "text": "It isn’t needed, but it helps. Add this TXT record to the DNS of <domain></domain>, then check it here:",
        "button": "Check the record"
      },
      "takenDown": "We took it down. The same picture can’t be sent to us again, unless another logo here shows it.",
      "right": "You were right, thank you.",
      "mayEdit": "You can now change the logo yourself. We read your changes before they appear.",
      "edit": "Edit the logo",
      "signIn": "Sign in to edit it",
      "signUp": "Create an account",
      "rejected": "We looked at it and left the logo as it is.",
      "withdraw": "Withdraw the request",
      "gone": {
        "title": "This request is gone",
        "text": "It was withdrawn, or it is too old. We keep a request for a week until it’s confirmed, and for 90 days after we’ve decided. If something is still wrong, open the logo’s page and ask again."
      }
    },
    "said": {
      "manyToday": {
        "title": "You’ve sent many requests today",
        "text": "Please confirm this one tomorrow. We keep it for a week."
      },
      "withdrawn": {
        "title": "Request withdrawn",
        "text": "We’ve deleted it."
      },
      "decided": "This has already been decided",
      "late": "This can no longer be done",
      "manyChecks": {
        "title": "Too many checks",
        "text": "Please wait an hour, then try again."
      },
      "proven": {
        "title": "Proven",
        "text": "We found the record at {domain}."
      },
      "noRecord": {
        "title": "The record isn’t there yet",
        "text": "New records can take some hours. Your request waits for us meanwhile."
      }
    }
  },
  "terms": {
    "title": "Terms",
    "description": "How you may use the logos and texts on {site}, and the rules for what you submit.",
    "translated": "This is a translation. The <link>English text</link> is the one that counts.",
    "lede": "By using {site} you agree to these rules. We’ve kept them short so that you can read them.",
    "logos": {
      "title": "Using the logos",
      "use": "Use them for non-commercial work: study, teaching, articles, presentations.",
      "credit": "Credit the source: name the designer where known, the company, and {site}.",
      "commercial": "For commercial use, ask the creator or the company first. We can’t give that permission.",
      "owner": "A logo still belongs to its owner. Don’t change it, and don’t use it to suggest that its owner endorses you."
    },
    "texts": {
      "title": "Using the texts",
      "text": "Quote the jargon dictionary freely, with a link to the page. Share events and jobs as they are."
    },
    "submitting": {
      "title": "What you submit",
      "truth": "Submit only what is true, and what you have the right to share.",
      "rights": "You keep your rights. You let us show it here, resize it and offer it for download.",
      "review": "An administrator reviews every submission before it goes public, may correct small mistakes, and may reject it or take it down later, with a note where that helps.",
      "forbidden": "Not allowed: hate, fraud, malware, disguised advertising, and other people’s personal data.",
      "jobs": "A job must be real, legal, and free to apply for. Never ask an applicant for money."
    },
    "account": {
      "title": "Your account",
      "text": "It’s for one person; keep its password to yourself. We may close an account that breaks these rules or harms others. You can delete yours at any time: see <privacy>privacy</privacy>."
    },
    "promises": {
      "title": "What we don’t promise",
      "text": "Members wrote most of what you read here. We review it, but we don’t know every company, organizer and employer: check dates, prices and offers with them before you pay or travel. The site comes as is. It may be down or wrong at times. As far as the law allows, we aren’t liable for damage that follows from using it."
    },
    "rights": {
      "title": "If your rights are affected",
      "text": "If something here is wrong, misleading or asks for money, follow “Report” at the end of its page: you need no account, and nobody learns who reported it. If a logo here is yours and shouldn’t be, follow “Report a rights problem” on its page. You need no account, a person reads every request, and what we take down can’t be sent to us again. If it is something else, <contact>write to us</contact> with its address and the reason."
    },
    "changes": {
      "title": "When these rules change",
      "text": "We post the new ones on this page. If you have an account and the change is significant, we’ll write to you first."
    }
  },
  "translate": {
    "title": "Translate “{term}”",
    "missing": "Term Not Found",
    "none": "There is no such term.",
    "english": "In English",
    "advice": "Say it as designers where you live say it: short, in plain words, not word for word.",
    "waiting": "Your text in {language} is waiting for review. <change>Change it<more> in {language}</more></change>",
    "better": "The form begins with today’s {language} text, which stays until yours is approved.",
    "of": "Of the term <link></link>",
    "newTab": "(opens a new tab)"
  },
  "uploads": {
    "tooLarge": "Image size exceeds 2MB limit",
    "type": "Please upload JPG, PNG, or SVG format",
    "notSvg": "This file isn’t an SVG drawing. Please upload JPG, PNG, or SVG format",
    "otherType": "This is {type, select, webp {a WebP picture} gif {a GIF} avif {an AVIF picture} heic {a HEIC photo} tiff {a TIFF picture} photoshop {a Photoshop file} pdf {a PDF} eps {an EPS file} svgz {a compressed SVG (.svgz)} other {a zip archive}}, whatever its name says. Please upload JPG, PNG, or SVG format: open it in the program that made it, and export it as SVG, or as PNG.",
    "emptyFile": "This file is empty. Choose another file.",
    "damagedPicture": "This picture is damaged. Save it again as PNG or JPG, then upload it.",
    "transparent": "This picture is entirely transparent: nothing can be seen in it. Check the export, or choose another file.",
    "pixels": "This picture has too many pixels. Scale it down to 5000 × 5000 or less, then upload it again.",
    "busy": "We’re checking many pictures right now. Please try again in a minute.",
    "noneChecked": "We can’t check pictures right now. Please try again in a few minutes.",
    "notStored": "Failed to upload image",
    "tooMany": "You’ve sent many files in an hour. Please wait a while, then choose this one again.",
    "liveText": "The letters in this drawing depend on fonts that others may not have. Turn them into outlines, in Illustrator with Type > Create Outlines, in Figma with Flatten, in Inkscape with Path > Object to Path, and send the file again.",
    "small": "This picture has only {width} × {height} px. Send an SVG if there is one, or a PNG or JPG of {least} px or more.",
    "damagedDrawing": "This SVG is damaged. Export it again, then upload it.",
    "drawingTooComplex": "This SVG is too complex to draw. In Illustrator use Object > Path > Simplify, in Inkscape Path > Simplify, in Figma flatten it without effects. Then upload it again.",
    "tooManyParts": "This SVG has too many parts. In Illustrator or Inkscape unite and simplify its paths, in Figma flatten them, then upload it again.",
    "emptyDrawing": "This SVG is empty: there are no shapes in it. Select the drawing, or the frame around it, then export and upload it again.",
    "invisibleDrawing": "Nothing can be seen in this SVG: its shapes have no color, or lie outside of its artboard. In Illustrator use Object > Artboards > Fit to Artwork Bounds, in Inkscape Document Properties > Resize to content, in Figma or Canva move the drawing into its frame. Then export it again.",
    "noSize": "This SVG has no size. Give its artboard a width and a height: in Illustrator use Object > Artboards > Fit to Artwork Bounds, in Inkscape Document Properties > Resize to content, in Figma or Canva set the size of its frame. Then export it again.",
    "notUtf8": "This SVG isn’t in UTF-8. In Illustrator choose UTF-8 under Encoding, in Inkscape save it as Plain SVG, then upload it again.",
    "ownDocumentType": "This SVG defines its own document type. In Illustrator use File > Export > Export As > SVG, in Inkscape save it as Plain SVG, then upload that file.",
    "fromOutside": "This SVG loads something from outside the file. In Illustrator choose Embed in the Links panel, in Inkscape use Extensions > Images > Embed Images, in Figma or Canva leave out what is linked, and turn text into outlines. Then export it again.",
    "embeddedFont": "This SVG embeds a font. Turn the text into outlines: in Illustrator Type > Create Outlines, in Figma Flatten, in Inkscape Path > Object to Path, in Canva download a PDF and outline that. Then export it again.",
    "embeddedPicture": "This SVG contains a photo or another picture. Upload that picture as JPG or PNG, or draw it: in Illustrator use Object > Image Trace, in Inkscape Path > Trace Bitmap. In Figma or Canva, leave out photos and effects, then export it again.",
    "unknownColor": "This SVG has a color that we can’t draw. Give its shapes plain colors such as #c8102e: in Illustrator with File > Document Color Mode > RGB, in Figma, Inkscape or Canva as hex. Then export it again.",
    "changingColor": "This SVG sets its colors with variables that change within the drawing. Give its shapes plain colors such as #c8102e in Illustrator, Figma, Inkscape or Canva, then export it again.",
    "figmaEffects": "Figma’s background blur and angular gradients can’t be drawn as SVG. In Figma remove the blur, or flatten the layer and use a linear or radial gradient, then export it again.",
    "activePart": "This SVG contains “{part}”, which can run code or load pages. Export it as a plain drawing, then upload it again: in Illustrator use File > Export > Export As > SVG, in Inkscape save it as Plain SVG, in Figma or Canva export the frame as SVG.",
    "pagePart": "This SVG contains a piece of a web page (“foreignObject”), which isn’t a drawing. Export it as a plain drawing, then upload it again: in Illustrator use File > Export > Export As > SVG, in Inkscape save it as Plain SVG, in Figma or Canva export the frame as SVG. In diagrams.net turn off Formatted Text and Word Wrap."
  },
  "wrong": {
    "missing": {
      "title": "Enter a title.",
      "company": "Enter a company.",
      "location": "Enter a location.",
      "start_date": "Enter a start date.",
      "end_date": "Enter an end date.",
      "term": "Enter a term.",
      "definition": "Enter a definition.",
      "name": "Enter a name.",
      "email": "Enter an email.",
      "password": "Enter a password.",
      "confirmPassword": "Enter the password again.",
      "image": "Choose a file."
    },
    "required": "Please fill in all required fields",
    "empty": "Fill in this field.",
    "twoFiles": "Choose one file only.",
    "twice": "Fill in this field only once.",
    "option": "Choose one of the options.",
    "other": "That doesn’t fit this field. Correct it.",
    "atMost": "Use at most {longest, plural, one {# character} other {# characters}}.",
    "link": "Enter a link such as https://example.org/page.",
    "email": "Enter an email address such as name@example.com.",
    "picture": "Upload the picture: one that is on another site can’t be shown here.",
    "logoAddress": "Enter the address of a logo’s page on this site.",
    "noLogo": "There is no published logo at this address. Copy it from the logo’s page.",
    "tags": {
      "many": "Use at most 10 tags.",
      "long": "Use at most 40 characters per tag."
    },
    "lines": {
      "many": "Use at most {max, plural, one {# line} other {# lines}}.",
      "long": "Use at most {longest, plural, one {# character} other {# characters}} per line."
    },
    "day": "Enter a real date as year-month-day, such as 2026-11-30.",
    "eitherDay": "This may be one of two dates. Write it as year-month-day, such as 2026-11-30.",
    "time": "Enter a time such as 14:30 or 2:30 PM.",
    "year": "Enter a year from {first} to {last}.",
    "logo": {
      "required": "Title and company name are required",
      "image": "Please upload a logo image",
      "pictureHere": "Name a picture that is on this site.",
      "noFile": "Choose a file, or remove this version.",
      "taken": "There is a file like this already: {layout, select, mark {Mark} wordmark {Wordmark} other {Lockup}}, {ground, select, dark {for dark} light {for light} other {one color}}. Choose another version, or remove this one.",
      "variants": "Add at most {max, plural, one {# more version} other {# more versions}}.",
      "aliases": "Use at most 10 other names.",
      "alias": "Use at most 60 characters for another name."
    },
    "event": {
      "endBeforeStart": "End date cannot be before start date.",
      "happens": "Say what happens at this time.",
      "times": "Add at most {max, plural, one {# time} other {# times}}.",
      "speaker": "Add the speaker’s name.",
      "speakers": "Add at most {max, plural, one {# speaker} other {# speakers}}."
    },
    "job": {
      "amount": "Enter an amount, such as 650000 or 650,000.",
      "smaller": "Enter a smaller amount.",
      "currencies": "This says {sign}, and the currency {currency}. Correct one of them.",
      "lowest": "The highest salary can’t be less than the lowest. Correct one of them.",
      "currency": "Choose a currency for the salary.",
      "period": "Choose a pay period.",
      "apply": "Add an application link or a contact email, so that people can apply.",
      "past": "This date has passed. Choose today or later."
    },
    "translation": {
      "slug": "Name the English term, such as kerning.",
      "term": "Write the term in this language. If it stays in English, write that.",
      "definition": "Say what it means.",
      "none": "The dictionary has no such term.",
      "synonyms": "Use at most 6 other words.",
      "synonym": "Use at most 80 characters for a word."
    },
    "fill": {
      "choose": "{kind, select, event {Choose a calendar file (.ics) first.} other {Choose a file first.}}",
      "other": "{kind, select, event {This isn’t a calendar file (.ics).} other {This isn’t such a file.}}",
      "several": "{kind, select, event {It has {count, plural, one {# event} other {# events}}: the next one is below.} other {It has {count, plural, one {# entry} other {# entries}}: the first one is below.}}",
      "letters": "It isn’t in UTF-8: please check its letters."
    },
    "calendar": {
      "large": "A calendar file may have at most {kilobytes} KB. Export fewer events.",
      "empty": "There are no events in this calendar file.",
      "damaged": "This calendar file can’t be read: it’s cut off or damaged.",
      "until": "It goes on until {time} of its last day, which is left out: add it to the text.",
      "eachDay": "{from} to {to} is taken for each of its days.",
      "noZone": "It names no time zone: please check it.",
      "alike": "Its time zone “{zone}” has the hours of {alike}: please check it.",
      "unknownZone": "We don’t know its time zone “{zone}”: please check it.",
      "further": "Its further dates are left out.",
      "rule": "It repeats by a rule that doesn’t fit here: only its first date is taken.",
      "excluded": "Days on which it doesn’t take place are among its days."
    },
    "send": {
      "tooMany": "Too many forms from this network. Please wait a while, then try again.",
      "failed": "{kind, select, logo {Failed to submit logo} event {Failed to submit event} job {Failed to submit job} translation {Failed to submit translation} other {Failed to submit term}}",
      "notKept": "{image, select, yes {We couldn’t save this form for later. What you typed is below; please choose the image again.} other {We couldn’t save this form for later. What you typed is below.}}",
      "signIn": "Sign in in another tab, then send it again here.",
      "lost": "We no longer have this image. Choose it again.",
      "takenDown": "This picture was taken down at the request of its owner. Choose another.",
      "submissions": "You’ve sent 100 items today. Please continue tomorrow.",
      "edits": "You’ve changed your items 100 times today. Please continue tomorrow."
    }
  }
};
